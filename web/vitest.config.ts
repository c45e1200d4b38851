import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config';

// Apart from the build, which has to work without the tools of the tests.
export default defineConfig((env) =>
  mergeConfig(site(env), { test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] } }),
);

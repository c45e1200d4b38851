import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/generated/**', 'node_modules/**', 'icons/**', 'art/**', 'fonts/**', 'public/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // TypeScript itself says what is not defined and what is not used.
      'no-undef': 'off',
      // svelte-check knows whether a svelte-ignore is needed; ESLint runs without its accessibility warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // Plain collections are meant where they stand: they are filled once, or replaced as a whole.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);

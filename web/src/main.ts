import './lib/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { loadWords } from './lib/words.svelte';

document.documentElement.lang = settings.lang;
await loadWords(settings.lang);
mount(App, { target: document.getElementById('app')! });

import './lib/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { isDark, settings } from './lib/settings.svelte';
import { loadEditions } from './lib/editions.svelte';
import { placeAt } from './lib/site';
import { loadWords } from './lib/words.svelte';
import { PAGES, pageAt } from './pages';

document.documentElement.lang = settings.lang;
document.documentElement.classList.toggle('dark', isDark()); // before anything is drawn
// The words, the page and what it begins with come at the same time: on a slow line that saves round trips.
const { at, id } = pageAt(placeAt(location).path);
const [, load, begin] = PAGES[at]!;
begin?.(id);
const all = Promise.all([loadWords(settings.lang), loadEditions(), load()]);
// A browser's first formatter takes long: it is made while all of that is on its way, not when the first number is shown.
setTimeout(() => new Intl.NumberFormat(settings.lang).format(1));
await all;
mount(App, { target: document.getElementById('app')! });

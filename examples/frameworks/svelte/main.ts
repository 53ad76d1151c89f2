// In the browser: hydrates the page that a server has rendered, or renders it.
import { hydrate, mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('page') as HTMLElement;
(target.firstElementChild ? hydrate : mount)(App, { target });

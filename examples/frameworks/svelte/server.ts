// On a server: returns the HTML that replaces <!--page--> in index.html.
import { render as renderToString } from 'svelte/server';
import App from './App.svelte';

export const render = async (): Promise<string> => renderToString(App).body;

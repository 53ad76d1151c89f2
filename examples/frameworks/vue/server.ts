// On a server: returns the HTML that replaces <!--page--> in index.html.
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import App from './App.vue';

export const render = (): Promise<string> => renderToString(createSSRApp(App));

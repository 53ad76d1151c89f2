// In the browser: hydrates the page that a server has rendered, or renders it.
import { createApp, createSSRApp } from 'vue';
import App from './App.vue';

const page = document.getElementById('page') as HTMLElement;
(page.firstElementChild ? createSSRApp(App) : createApp(App)).mount(page);

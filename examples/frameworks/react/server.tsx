// On a server: the page as HTML, for the place of <!--page--> in index.html.
import { renderToString } from 'react-dom/server';
import { App } from './App.js';

export const render = async (): Promise<string> => renderToString(<App />);

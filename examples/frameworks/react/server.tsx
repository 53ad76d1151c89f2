// On a server: returns the HTML that replaces <!--page--> in index.html.
import { renderToString } from 'react-dom/server';
import { App } from './App.js';

export const render = async (): Promise<string> => renderToString(<App />);

// In the browser: hydrates the page that a server has rendered, or renders it.
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.js';

const page = document.getElementById('page') as HTMLElement;
if (page.firstElementChild) hydrateRoot(page, <App />);
else createRoot(page).render(<App />);

// Writes down what a board tells the page.
const tellers = {
  'nw-view': ({ viewer, seen }) => `from ${viewer}: ${seen.join(' ')}`,
  'nw-door': ({ door, open }) => `${door} is ${open ? 'open' : 'closed'}`,
};
for (const [type, tell] of Object.entries(tellers)) document.addEventListener(type, (event) => { document.getElementById('told').textContent = `${type}: ${tell(event)}`; });

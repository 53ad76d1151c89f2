// Shows the events that the page receives.
const descriptions = {
  'nw-view': ({ viewer, seen }) => `from ${viewer}: ${seen.join(' ')}`,
  'nw-door': ({ door, open }) => `${door} is ${open ? 'open' : 'closed'}`,
};
for (const [type, describe] of Object.entries(descriptions)) document.addEventListener(type, (event) => { document.getElementById('told').textContent = `${type}: ${describe(event)}`; });

// Shows the events that the page receives.
const track = document.getElementById('ward');
const descriptions = {
  'nw-move': ({ from, to }) => `from ${from} to ${to}`,
  'nw-reveal': ({ space, card }) => `space ${space}: ${card}`,
  'nw-end': () => 'the last space was left',
};
for (const [type, describe] of Object.entries(descriptions)) track.addEventListener(type, (event) => { document.getElementById('told').textContent = `${type}: ${describe(event)}`; });

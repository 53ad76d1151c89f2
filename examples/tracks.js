// Writes down what a track tells the page.
const track = document.getElementById('ward');
const tellers = {
  'nw-move': ({ from, to }) => `from ${from} to ${to}`,
  'nw-reveal': ({ space, card }) => `space ${space}: ${card}`,
  'nw-end': () => 'the last space was left',
};
for (const [type, tell] of Object.entries(tellers)) track.addEventListener(type, (event) => { document.getElementById('told').textContent = `${type}: ${tell(event)}`; });

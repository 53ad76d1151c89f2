// Writes down what a puzzle tells the page, and makes a file of a picture.
const byId = (id) => document.getElementById(id);

const tellers = {
  'nw-action': ({ action, left }) => `${JSON.stringify(action)}, actions left: ${left ?? 'any'}`,
  'nw-solve': ({ used, attempts }) => `solved in ${used} actions and ${attempts} attempts`,
  'nw-stop': ({ over }) => `not solved: ${over}`,
};
for (const [type, tell] of Object.entries(tellers)) byId('investigator').addEventListener(type, (event) => { byId('told').textContent = `${type}: ${tell(event)}`; });

byId('picture').addEventListener('click', async () => {
  const file = byId('file');
  file.href = URL.createObjectURL(new Blob([await byId('boiler').toSVG()], { type: 'image/svg+xml' }));
  file.hidden = false;
});

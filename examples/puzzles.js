// Shows the events that the page receives, and saves a picture of a puzzle as a file.
const byId = (id) => document.getElementById(id);

const descriptions = {
  'nw-action': ({ action, left }) => `${JSON.stringify(action)}, actions left: ${left ?? 'any'}`,
  'nw-solve': ({ used, attempts }) => `solved in ${used} actions and ${attempts} attempts`,
  'nw-stop': ({ over }) => `not solved: ${over}`,
};
for (const [type, describe] of Object.entries(descriptions)) byId('investigator').addEventListener(type, (event) => { byId('told').textContent = `${type}: ${describe(event)}`; });

byId('picture').addEventListener('click', async () => {
  const file = byId('file');
  file.href = URL.createObjectURL(new Blob([await byId('boiler').toSVG()], { type: 'image/svg+xml' }));
  file.hidden = false;
});

// Sets attributes from the form, and lists the events that the page receives.
const byId = (id) => document.getElementById(id);
const pool = byId('attack');
const happened = byId('happened');

function show() {
  pool.setAttribute('dice', `${byId('green').value} green ${byId('red').value} red`);
  pool.setAttribute('target', byId('target').value);
  document.documentElement.lang = byId('language').value;
  byId('source').textContent = `<dice-pool system="lobotomy-attack" dice="${pool.getAttribute('dice')}" target="${pool.getAttribute('target')}"></dice-pool>`;
}
for (const control of document.querySelectorAll('input, select')) control.addEventListener('input', show);
show();

const descriptions = {
  'nw-roll': ({ roll }) => JSON.stringify(roll),
  'nw-select': ({ selected }) => JSON.stringify(selected),
  'nw-act': ({ seat, option }) => `seat ${seat} chose ${option}`,
  'nw-over': ({ outcome }) => `won by ${outcome.winners.join(', ') || 'nobody'}`,
  'nw-error': ({ path, message }) => `${path}: ${message}`,
};
for (const [type, describe] of Object.entries(descriptions)) {
  document.addEventListener(type, (event) => {
    const line = document.createElement('li');
    line.textContent = `${event.target.localName} ${type} ${describe(event)}`.trim();
    happened.prepend(line);
    while (happened.children.length > 6) happened.lastElementChild.remove();
  });
}

// The texts of <nw-elevator>.
import type { Messages } from '../../message.js';
import type en from '../../en/pieces/nw-elevator.js';

export default {
  elevator: 'Aufzug',
  floors: 'Stockwerke',
  'floor-0': 'Keller',
  'floor-1': 'Stockwerk 1',
  'floor-2': 'Stockwerk 2',
  'floor-3': 'Stockwerk 3',
  'sign-0': 'K',
  'sign-1': '1',
  'sign-2': '2',
  'sign-3': '3',
  call: 'Aufzug rufen',
  stay: 'Hierbleiben',
  here: 'Du bist hier: {floor}.',
  rolled: 'Der Würfel zeigt {n}: {floors}. Du kannst auch hierbleiben.',
  stuck: 'Der Würfel zeigt {n}: Der Aufzug fährt nicht.',
  arrived: 'Der Aufzug hält: {floor}.',
  stayed: 'Du bleibst hier: {floor}.',
  table: 'Was der Würfel erlaubt',
  die: 'Würfel',
  goes: 'Fahrt möglich nach',
  nowhere: 'Er fährt nicht.',
  either: '{first} oder {second}',
  anywhere: 'jedes Stockwerk',
  'fault-floor': 'Hier muss 0 (der Keller), 1, 2 oder 3 stehen.',
  'fault-faces': 'Hier muss eine Liste von Zahlen von 1 bis 6 stehen, etwa 4 1 6.',
  'fault-state': 'Ein Zustand ist JSON, das dieses Element geliefert hat: floor, result, open und rolls.',
} satisfies Messages<keyof typeof en>;

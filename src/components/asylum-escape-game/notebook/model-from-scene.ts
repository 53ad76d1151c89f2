// Makes the model of the notebook from the viewer's scene.
import type { Scene } from '../../../engine/games/asylum-escape/table/scene.js';
import type { NotebookModel } from '../../../engine/games/asylum-escape/table/notebook-model.js';

/** Returns null for the Patients player, for spectators and for dead Victims, because none of them is hiding. */
export function notebookOf({ notebook, house, patients, victims }: Scene): NotebookModel | null {
  const { own, others } = notebook;
  const me = victims.find((victim) => victim.own);
  if (!own || !me?.alive) return null;
  const rooms = new Map(
    [...house.columns.flatMap((column) => column.rooms), ...(house.gone ?? [])].map(({ id, name }) => [id, name]),
  );
  return {
    version: 1,
    name: me.name,
    columns: house.columns,
    ...(house.own !== undefined && { own: house.own }),
    seen: patients.map(({ name, room }) => ({ name, room })),
    others: others.map(({ player, name }) => {
      const victim = victims.find((each) => each.player === player);
      return { id: String(player), name, letter: victim?.letter ?? '', ...(victim?.drew && { told: victim.drew }) };
    }),
    turns: own.route.map((room, i) => ({ n: i + 1, text: rooms.get(room) ?? room })),
  };
}

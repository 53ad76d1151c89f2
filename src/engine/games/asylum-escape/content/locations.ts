// The 25 Locations, five of each colour. Their names are in src/messages.
import type { Colour, LocationCard } from '../cards/card-types.js';

const rooms: { readonly [K in Colour]: readonly string[] } = {
  ward: ['infirmary', 'day-room', 'dormitory', 'nursery', 'padded-cell'],
  treatment: ['pharmacy', 'morgue', 'bath-hall', 'shock-room', 'theatre'],
  service: ['boiler-room', 'kitchen', 'laundry', 'pantry', 'workshop'],
  staff: ['chapel', 'library', 'office', 'reception', 'archive'],
  air: ['rooftop', 'courtyard', 'greenhouse', 'bell-tower', 'shed'],
};

export const locations: readonly LocationCard[] = (Object.keys(rooms) as Colour[]).flatMap((colour) =>
  rooms[colour].map((id) => ({ id, colour })),
);

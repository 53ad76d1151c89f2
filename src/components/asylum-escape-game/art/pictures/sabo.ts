// The pictures of the Sabo cards.
import type { CardScene } from '../objects.js';

export const SABO: Readonly<Record<string, CardScene>> = {
  'draught-under-the-door': [
    'reception',
    10,
    '@door 110 104 0 1.15|wM52 214H168V220H52z|P4M0 200Q40 186 76 200T150 196M10 220Q60 206 100 222T190 212M30 180Q56 170 80 180',
  ],
  'pushed-from-behind': ['courtyard', 40, '@person 134 138 18 1.1|@hand 40 128 78 1.05'],
  'tilted-corridor': [
    'office',
    0,
    '@corridor 100 116 14 1.4|qM82 150Q80 122 88 112Q86 98 94 98Q102 98 100 112Q106 122 98 150z',
  ],
  'wrong-turning': [
    'library',
    40,
    '@arrow 70 84 180 1.1|@arrow 130 140 0 1.1|pM94 60H106V232H94z|R6M44 66L98 104M98 66L44 104',
  ],
  'trip-cord': [
    'bath-hall',
    60,
    'kM0 190H200V232H0z|P3.5M0 168Q100 178 200 162|@slipper 74 128 70 1.2|P3M110 150Q130 140 150 148',
  ],
  'bell-at-the-far-end': [
    'bell-tower',
    60,
    '@corridor 100 122 0 1|@bell 100 108 0 .55|P3M70 92q-10 14-2 28M130 92q10 14 2 28',
  ],
  'they-know-the-way': ['rooftop', 40, '@swarm 100 128 0 1.05'],
  'changed-door-plates': [
    'infirmary',
    100,
    '@plate 100 84 -7 1.3|@plate 100 156 8 1.3|K5M64 86H136M64 154H120|P4M168 92Q196 120 170 150M170 150L172 134M170 150L186 148',
  ],
  'chalk-on-the-soles': [
    'workshop',
    40,
    'kM0 60H200V232H0z|p*foot 52 190 -12 1.6|p*foot 108 150 4 1.6|p*foot 156 108 -8 1.6',
  ],
  'creaking-boards': [
    'greenhouse',
    30,
    '@boards 100 116 0 1.1|@slipper 84 92 -6 1|@slipper 122 104 8 1|P4M50 170L66 152M60 190L84 176M148 170L134 152M140 190L118 176',
  ],
  'stained-hem': [
    'laundry',
    20,
    'pM40 0H160L184 186Q160 210 140 190Q120 212 100 192Q80 212 60 190Q40 210 16 186z|zM100 0H160L184 186Q160 210 140 190Q120 212 110 196z|eM24 160Q60 140 96 166Q140 144 178 162L182 190Q160 206 140 190Q120 210 100 192Q80 210 60 190Q40 204 18 186z',
  ],
  'lamp-oil-trail': [
    'shed',
    30,
    'kM0 120H200V232H0z|@lantern 148 96 30 .85|wM120 132Q150 140 120 152Q60 160 80 178Q120 190 70 204Q30 214 10 232H70Q100 214 130 204Q150 186 110 176Q104 166 150 156Q170 142 140 128z',
  ],
  'a-cough': ['theatre', 30, '@handkerchief 100 132 -8 1.45|P4M40 70q-12-14 0-26M60 60q-8-10 0-20'],
  camphor: ['pharmacy', 20, '@bottle 100 134 -6 1.45|D5M96 44Q80 30 96 16T92-8M114 50Q104 34 118 22'],
  'names-read-aloud': ['chapel', 90, '@book 100 150 0 1.35|P4M56 70Q100 40 144 70M70 84Q100 64 130 84'],
  'torn-pocket': [
    'laundry',
    90,
    'pM30 30H170V160Q170 214 100 220Q30 214 30 160z|zM30 30H170V50H30z|K3M40 40H160V158Q160 202 100 208Q40 202 40 158z|kM150 150L168 120 176 190 140 222 120 210z|@key 154 190 20 .55',
  ],
  'searched-bedding': [
    'dormitory',
    10,
    'kM0 170H200V232H0z|pM10 150Q40 90 80 130Q100 60 150 110Q190 90 196 150V196H10z|K3M40 150Q70 120 100 160Q130 120 180 150|zM100 160Q130 120 180 150L196 196H110z|@hand 120 84 160 .9',
  ],
  'borrowed-for-good': ['pantry', 20, '@satchel 80 150 -8 1.2|@hand 140 90 205 1|@key 112 150 30 .6'],
  'lost-appointment': ['office', 60, '@clock 100 112 0 1.35|R7M52 64L148 160'],
  'wet-matches': [
    'kitchen',
    100,
    'kM40 150H160V210H40z|pM48 158H152V178H48z|@match 76 110 -14 1.1|@match 104 104 4 1.1|@match 132 112 18 1.1|D4M76 40Q70 30 76 22|p*drop 60 70 0 .5|p*drop 146 60 0 .6|p*drop 108 34 0 .4',
  ],
  'inventory-night': ['archive', 60, '@clipboard 88 134 -6 1.35|@lantern 158 164 0 .7|@flame 158 172 0 .7'],
  'open-satchels': ['reception', 90, '@satchel 66 110 -10 1|@satchel 134 150 8 1.1|pM120 96L150 84 158 118 128 130z'],
  'next-please': ['infirmary', 30, '@ajar 104 120 0 1.1|@hand 60 176 -20 .8'],
  'the-lamp-turns': ['courtyard', 20, 'wM100 110L200 10V210z|@lantern 92 130 0 1.2|@flame 92 134 0 1.3'],
  'locked-from-outside': [
    'padded-cell',
    90,
    '@door 100 124 0 1.25|kM72 112H150V132H72z|po140 122 6|ko140 122 3|@eyes 100 70 0 .8',
  ],
  'squeaking-hinge': ['shed', 60, '@hinge 100 124 0 1.25|P4M150 60q16-6 14-24M160 76q26-8 24-38M44 180q-16 6-14 24'],
  'barred-window': ['dormitory', 120, '@window 100 122 0 1.2|@hand 76 196 0 .7'],
  'red-ink': [
    'office',
    110,
    '@sheet 100 134 4 1.4|R7M56 92H140M56 116H120M56 140H134|r*drop 150 196 0 1.2|@pen 150 70 0 .8',
  ],
};

// The pictures of the Camo cards.
import type { CardScene } from '../objects.js';

export const CAMO: Readonly<Record<string, CardScene>> = {
  'held-breath': [
    'dormitory',
    60,
    'kM0 150H200V232H0z|kM30 60H170V150H30z|mM40 70H98V150H40zM102 70H160V150H102z|kM96 70H104V150H96z|@eyes 100 108 90 .7|pM96 66H104V150H96z|K5M100 66V150|@hand 128 186 -30 .7',
  ],
  'struck-off-the-list': ['reception', 20, '@sheet 100 122 -4 1.45|@struck 100 122 -4 1.3'],
  'second-key': ['office', 40, '@key 74 116 24 1.25|@key 132 124 -18 1.25'],
  'one-bed-too-many': [
    'dormitory',
    100,
    'kM0 176H200V232H0z|kM10 96H20V190H10zM180 120H190V190H180zM10 150H190V166H10z|pM24 150Q28 126 66 130L82 150z|mM82 150Q120 128 186 146V156H82z|pM120 60H172V92H120z|K4M134 68L146 84M146 68L134 84M158 66V86',
  ],
  'the-wrong-chart': ['infirmary', 10, '@clipboard 76 128 -10 1.2|@clipboard 128 116 12 1.2'],
  'a-turn-of-the-head': [
    'shock-room',
    70,
    '@profile 96 148 0 1.2|P4M150 66Q182 96 164 140M164 140L180 130M164 140L158 122',
  ],
  'the-porter-called': [
    'reception',
    50,
    '@bell 100 138 -16 1.4|P4M40 84q-16 20-6 44M26 74q-24 32-8 68M160 84q16 20 6 44M174 74q24 32 8 68',
  ],
  'blown-lamp': ['bath-hall', 40, 'zM0 0H200V232H0z|@lantern 100 142 0 1.35|@smoke 100 108 0 1.2'],
  'loose-floorboard': [
    'workshop',
    20,
    'kM0 120H200V232H0z|bM0 128H200V148H0zM0 156H200V176H0zM0 186H200V214H0z|kM30 150H150V184H30z|mM40 150L140 96 152 112 54 168z|@eyes 92 168 0 .9',
  ],
  'back-stairs': ['kitchen', 90, '@stairs 100 142 0 1.05|wM150 30H190V68H150z|hM150 68L60 200H150L190 68z'],
  'two-signatures': [
    'office',
    90,
    '@sheet 92 124 0 1.4|@squiggle 78 138 -6|R3M52 172Q58 156 64 170T76 170T88 168T100 172|@pen 150 172 0 .9',
  ],
  'paper-slippers': ['infirmary', 60, 'kM0 190H200V232H0z|@slipper 68 140 -8 1.35|@slipper 132 136 10 1.35'],
  'falling-plaster': ['day-room', 30, '@crack 96 60 0 1.15|@chunks 110 150 0 1.5|@chunks 60 110 80 .8'],
  'lost-file': ['archive', 30, 'zM0 170H200V232H0z|@folder 100 150 -12 1.35|pM150 60L186 74 172 112 136 98z'],
  'discharge-paper': ['chapel', 60, '@sheet 100 120 3 1.45|@stamp 128 170 -14 1.4'],
  'somebody-elses-name': ['padded-cell', 110, '@plate 100 96 0 1.35|K5M58 96H122|R5M52 104L150 86|@hand 100 196 0 .9'],
  'stocking-feet': [
    'day-room',
    80,
    'kM0 186H200V232H0z|p&70 60 24 74 120 19 70 160 17 52 184 12;134 50 24 132 112 19 138 152 17 156 176 12|mM56 92H92V100H56zM116 84H152V92H116z',
  ],
  'service-hatch': ['kitchen', 40, '@hatch 100 124 0 1.45|@eyes 100 158 0 1.1'],
  'down-the-corridor': [
    'reception',
    60,
    '@corridor 100 116|qM94 150Q90 122 96 112Q94 98 102 98Q110 98 108 112Q114 122 110 150z',
  ],
  'under-the-beds': [
    'nursery',
    40,
    'kM0 196H200V232H0z|kM0 96H200V150H0z|pM0 84Q60 70 120 82T200 78V108Q170 116 150 106T100 112T50 106T0 112z|kM14 150H26V206H14zM174 150H186V206H174z|@eyes 100 182 0 1.2',
  ],
  'linen-trolley': ['laundry', 40, 'kM0 196H200V232H0z|@trolley 100 140 0 1.45|@eyes 84 136 0 .7'],
  'dumb-waiter': [
    'pantry',
    50,
    'kM42 20H158V220H42z|bM54 32H146V208H54z|K5M100 20V120|kM62 120H138V196H62z|mM70 128H130V188H70z|@eyes 100 160 0 1',
  ],
  'lights-out': [
    'theatre',
    60,
    'zM0 0H200V232H0z|zM0 0H200V232H0z|K4M100 0V60|kM58 98Q62 58 100 58Q138 58 142 98z|bo100 100 18 10|@eyes 52 178 0 .7|@eyes 146 190 0 .8',
  ],
  'behind-the-panelling': ['library', 20, '@panel 100 124 0 1.15|@eyes 108 112 90 .6'],
  'footsteps-overhead': [
    'nursery',
    20,
    'kM0 0H200V84H0z|p*foot 46 60 200 1|p*foot 92 40 184 1|p*foot 136 62 200 1|p*foot 178 38 184 1|P3M30 96V110M70 92V104M120 94V112M166 92V102',
  ],
  'chair-under-the-handle': ['office', 0, '@door 100 124 0 1.18|@chair 128 156 -24 .9'],
  'coin-on-its-edge': [
    'chapel',
    20,
    'kM0 186H200V232H0z|zM120 186L190 196 130 202z|wo100 126 20 60|K4M100 70Q114 90 114 126Q114 166 100 184|K2M92 70Q80 96 80 126Q80 160 92 184|P3M40 110Q30 130 40 150M56 96Q44 126 56 160',
  ],
  misfiled: ['archive', 0, '@drawer 100 136 0 1.3|@folder 140 72 18 .7'],
  'voice-in-the-pipes': ['boiler-room', 60, '@pipes 124 122 0 1'],
  'two-rooms-one-number': [
    'dormitory',
    20,
    '@door 52 136 0 .95|@door 150 136 0 .95|pM36 70H68V90H36zM134 70H166V90H134z|K4M48 74V86M56 74V86M146 74V86M154 74V86',
  ],
  'wet-ink': [
    'library',
    100,
    '@sheet 80 150 -8 1.15|@inkwell 140 110 0 1|K5M84 170Q110 176 120 200|k*drop 122 206 0 .8',
  ],
  'it-was-never-me': ['day-room', 110, '@profile 118 128 0 1.05|@hand 66 156 12 1.15'],
};

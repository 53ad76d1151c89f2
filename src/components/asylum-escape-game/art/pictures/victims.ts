// The pictures of the Victims, with the things that they carry, and the backs of the decks. Victims are drawn in pale
// colours, Patients in dark ones.
import type { CardScene } from '../objects.js';

export const VICTIMS: Readonly<Record<string, CardScene>> = {
  reporter: [
    'office',
    70,
    '@coat 92 146 0 1.15|kM62 74H122V82H62zM74 54H110V76H74z|@sheet 148 168 12 .5|@pen 150 150 0 .4',
  ],
  locksmith: ['reception', 60, '@person 96 146 0 1.15|@cap 96 82 0 .55|@key 152 160 14 .8|@case 44 206 0 .5'],
  visitor: [
    'day-room',
    60,
    '@dress 96 146 0 1.15|kM66 80Q70 54 96 54Q124 54 126 80zM54 78H138V85H54z|r*drop 148 136 0 .6|r*drop 162 148 30 .6|r*drop 134 148 -30 .6|K3M148 150V196',
  ],
  student: [
    'library',
    50,
    '@person 96 146 0 1.15|kM74 80Q74 62 96 62Q118 62 118 80Q96 72 74 80z|@book 110 178 -6 .55|K3M84 92a8 8 0 1 0 .1 0M108 92a8 8 0 1 0 .1 0',
  ],
  'chimney-sweep': [
    'rooftop',
    30,
    '@person 90 146 0 1.15|kM72 80V42H108V80zM62 78H118V85H62z|K5M146 60V220|kM126 60Q146 30 166 60L160 70H132z|zM64 150Q90 130 116 150V240H64z',
  ],
  cook: [
    'kitchen',
    60,
    '@person 96 146 0 1.2|pM72 76Q60 44 84 48Q96 30 108 48Q132 44 120 76z|K2M74 74H118|k*pan 152 150 20 2.4',
  ],
  photographer: ['theatre', 40, '@coat 92 146 0 1.15|kM62 128H128V172H62z|po95 150 15|ko95 150 9|wM70 116H86V128H70z'],
  organist: [
    'chapel',
    60,
    '@coat 100 146 0 1.15|kM76 82Q72 56 100 56Q128 56 124 82Q116 66 100 68Q84 66 76 82z|pM30 186H170V204H30z|K3M46 186V204M62 186V204M78 186V204M94 186V204M110 186V204M126 186V204M142 186V204M158 186V204|kM52 186H58V196H52zM68 186H74V196H68zM100 186H106V196H100zM116 186H122V196H116zM132 186H138V196H132z',
  ],
  clerk: ['archive', 40, '@person 96 146 0 1.15|mM70 78Q82 62 124 76L140 86H72z|@folder 108 184 -6 .7|K3M96 118V150'],
  stowaway: [
    'laundry',
    50,
    'kM30 120H170V232H30z|mM40 130H160V232H40z|po100 104 30|pM60 140Q64 118 100 118Q136 118 140 140z|kM66 100Q66 66 100 66Q134 66 134 100Q100 88 66 100z|ko90 108 3|ko112 108 3|pM36 134H164V146H36z',
  ],
  sleepwalker: [
    'dormitory',
    60,
    '@dress 90 146 0 1.15|p&100 118 10 150 112 7 178 112 6|kM70 92Q66 60 90 60Q114 60 112 84Q100 72 84 78L78 108z|K3M84 94H92M100 94H106|p*candle 176 104 0 2',
  ],
  medium: [
    'padded-cell',
    70,
    '@dress 100 140 0 1.15|kM74 98Q70 54 100 54Q130 54 126 98Q132 120 122 120Q126 80 100 76Q74 80 78 120Q68 120 74 98z|po100 186 34|mo100 186 26|wo92 176 9|zM0 214H200V232H0z',
  ],
};

export const BACKS: Readonly<Record<string, CardScene>> = {
  'back-camo-sabo': ['day-room', 60, 'kM0 0H200V232H0z|@panel 100 116 0 1.25|@eyes 108 116 90 .7'],
  'back-movement': ['reception', 60, '@corridor 100 116'],
  'back-bloodlust': ['rooftop', 60, 'kM0 0H200V232H0z|@swarm 100 150 0 1.05|p*moon 140 60 0 2.4'],
  'back-victim': [
    'reception',
    60,
    'kM0 0H200V232H0z|po100 90 26|pM84 104L66 180H134L116 104z|ko100 90 10|kM94 96L88 150H112L106 96z',
  ],
  'back-patient': [
    'padded-cell',
    60,
    'kM0 0H200V232H0z|@door 100 116 0 1.2|wM72 52H128V80H72z|kM80 52Q80 64 100 62Q120 64 120 52z',
  ],
};

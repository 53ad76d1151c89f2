// What <lobotomy-game> says around its table.
export default {
  map: 'The ward',
  objectives: 'What is to be done',
  monsters: { one: 'One kind of Monster in play', other: '{n} kinds of Monster in play' },
  first: 'First Character',
  'wounds-of': { one: '1 Wound of {of} Health', other: '{n} Wounds of {of} Health' },
  'insanity-of': '{n} of {of} Insanity',
  'nothing-held': 'No Junk and no Meds.',
  'quest-done': 'Done.',
  'quest-at': '{n} of {of}',
  used: 'used in this Turn',
  upgrades: 'Upgrades that can be bought',
  trade: 'The Trade',
  gives: '{player} gives',
  won: 'Out alive',
  lost: 'Lost',
} as const;

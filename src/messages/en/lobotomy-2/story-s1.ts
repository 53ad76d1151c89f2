// The words of S1: a title and `.text` by CID, choices `<cid>.n`, what one can do (`act.`), is to do (`objective.`), and tokens (`token.`).
export default {
  'S1-A': 'The Bolts',
  'S1-A.text':
    'Half past two. All along the corridor the bolts slide back, one by one, and nobody walks beside them. Your door is only shut now. Somewhere above, a horn answers itself. Leave your cells and look for the watchman’s keys.',
  'S1-B': 'Still Warm',
  'S1-B.text':
    'The keys hang on the watchman’s chair, and the chair is warm. Boots come round the corner; behind them the ward door stands in a light that nobody lit. On the sister’s desk lies the night chart.',
  'S1-C': 'The Night Chart',
  'S1-C.text':
    'Your names stand under tomorrow, each with a small drawing of antlers. Beside the desk hangs the alarm bell on its rope. The kitchen stair begins at the far end; a key will turn there once the night bolt is drawn, far back in Cell Five.',
  'S1-C.1': 'Ring it in the cells: the Huntmaster goes 1 Space back, and a Hellhound comes to the crossing.',
  'S1-C.2': 'Cut the rope: one Character gains 2 Rope.',
  'S1-D': 'The Stair Opens',
  'S1-D.text':
    'Cold air, onions, and a long way down. Behind you a lamp is carried into the ward at the height of a tall woman’s hand. Nobody is left behind: bring everyone to the stair head.',
  'S1-E': 'Down',
  'S1-E.text':
    'You pull the door to and hold it while something reads the number on the other side, aloud, and goes on. Then there are only steps, and you are on them. You have left the cells.',
  'S1-RC-1': 'Your Turn',
  'S1-RC-1.text':
    'Each Character has a Turn in each Round, with 3 Action Points. Spend them in any order, or end the Turn early and lose the rest.',
  'S1-RC-2': 'Moving',
  'S1-RC-2.text':
    'A Move Action costs 1 Action Point and gives 2 Movement Points. Each takes you one Space on, over an open edge or through a gap; never across a corner.',
  'S1-RC-3': 'Doors',
  'S1-RC-3.text':
    'To open a Closed Door of your Space costs 1 Movement Point; it stays open. Walls and Closed Doors stop you. Monsters walk through Doors and leave them closed.',
  'S1-RC-4': 'Junk',
  'S1-RC-4.text':
    'Once in your Turn you may Loot for 1 Action Point: draw 1 Junk from the bag. Junk pays for the rows on your cards, at any time in your Turn, for no Action Points.',
  'S1-RC-5': 'Searching',
  'S1-RC-5.text':
    'For 1 Action Point search a Locker on your Space: roll a blue die for each point of Imagination. Stars buy at most one Weapon, one Equipment and one Meds. The Junk is always yours; the Locker goes.',
  'S1-RC-6': 'What You Carry',
  'S1-RC-6.text':
    'You use one Armor and two Weapons, those in your Loadout. Once in your Turn you may change it, and once trade with somebody on your Space; neither costs an Action Point.',
  'S1-RC-7': 'Fighting',
  'S1-RC-7.text':
    'An Attack costs 1 Action Point. Roll green dice by your Weapon’s Attribute; the Monster rolls for defense at once. Each Spike that no Shield stops is a Wound. With as many Wounds as Health it is defeated.',
  'S1-RC-8': 'Held Fast',
  'S1-RC-8.text':
    'Two Monsters on your Space hold you there. A single one may be fled from if its card says so: freely with enough of an Attribute, otherwise at a price.',
  'S1-RC-9': 'Meds',
  'S1-RC-9.text':
    'After you have seen a roll of yours you may give back Meds, one at a time, each for one more die of its colour: green and red when you attack, blue and brown for all else.',
  'S1-RC-10': 'What You See',
  'S1-RC-10.text':
    'You see a Space if one straight line from yours reaches it. Walls and Closed Doors stop the line. Past an Open Door or a Breach it ends in the first Space.',
  'S1-RC-11': 'Range',
  'S1-RC-11.text':
    'Count Spaces from edge to edge, even through walls; your own is 0. Without a Range an attack reaches your own Space only. You need both Range and sight.',
  'S1-RC-12': 'Insanity',
  'S1-RC-12.text':
    'Insanity on your dice, and each Attack that defeats somebody, gives you a token; you hold 6 at most. They pay for your own Abilities, or six at once raise an Attribute.',
  'S1-RC-13': 'Disorders',
  'S1-RC-13.text':
    'A Disorder card that you use is covered with Cooldown tokens; one goes in each Round, and until all are gone the card is silent. Six Insanity give you another card.',
  'S1-RC-14': 'The Hunt',
  'S1-RC-14.text':
    'When all have had their Turns the Huntmaster walks one Space on along his track and turns up its card. If he must walk on from Space 12, you have lost.',
  'S1-RC-15': 'The Monsters',
  'S1-RC-15.text':
    'Then Monsters walk towards the nearest of you, new ones come in where the Spawn cards say, and all attack who can. Each further attacker on the same Character has one success more: spread out.',
  'S1-RC-16': 'Death',
  'S1-RC-16.text':
    'With as many Wounds as Health you die, and the Huntmaster takes another step. In your next Turn you are back at a Spawn Point, healed, with all that you own.',
  'S1-EC1': 'Counting Sheep',
  'S1-EC1.text':
    'Behind the wall somebody counts, and gets to you. One Character of your choice Tests Wisdom (1); if it fails, it gains 1 Insanity.',
  'S1-EC2': 'Off the Leash',
  'S1-EC2.text':
    'A whistle too high to hear. Choose a Character: a Hellhound comes in at its nearest green Spawn Point.',
  'S1-EC3': 'The Evening Tray',
  'S1-EC3.text':
    'It was left outside a door, with a paper cup for each name. One Character of your choice gains 1 Meds.',
  'S1-EC4': 'Lock-Up',
  'S1-EC4.text': 'The bolts change their mind. All Doors are closed.',
  'S1-EC5': 'Loose Plaster',
  'S1-EC5.text': 'The ceiling gives back what was hidden in it. Each Character gains 1 Junk.',
  'act.take-keys': 'Take the keys off the chair',
  'act.read-chart': 'Read the night chart',
  'act.draw-bolt': 'Draw the night bolt',
  'act.unlock-stair': 'Unlock the kitchen stair',
  'objective.leave-cells': 'Leave your cells.',
  'objective.keys': 'Take the keys in the watchman’s nook.',
  'objective.chart': 'Read the chart on the sister’s desk.',
  'objective.bolt': 'Draw the night bolt in Cell Five.',
  'objective.stair': 'Unlock the kitchen stair at the stair head.',
  'objective.together': 'Bring all living Characters to the stair head.',
} as const;

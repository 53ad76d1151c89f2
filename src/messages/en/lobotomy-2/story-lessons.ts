// What the lessons of Lobotomy 2 say.
export default {
  'door-name': 'Through a Door',
  'door-0': 'An Action Point buys a Move of two points. The first opens a Door: point at the one that is marked.',
  'door-1': 'The second takes you through. Go into the Scrub Room.',
  'door-done':
    'In a Turn you have three Action Points, for whatever you like. What is left of a Move is lost as soon as you do something else.',
  'blow-name': 'Fighting',
  'blow-0': 'A State Trooper stands on your Space. Point at him, then choose to attack with Broken Glass.',
  'blow-done':
    'Four hits, as on this Weapon a Bolt is one too, and his blue die stopped none. He falls, and that is worth 1 Insanity.',
  'spend-name': 'Insanity',
  'spend-0':
    'Dice and fallen Monsters give you Insanity, and that is what you pay with. Point at the Trooper and choose the Spell Scroll.',
  'spend-1': 'Before you roll you may add something. Use the Tumor 2 times: 2 Insanity are two dice.',
  'spend-done':
    'Four blanks, and three hits on the two dice that you bought. Now the card has to cool before you use it again.',
  'search-name': 'Lockers',
  'search-0': 'You stand at a Locker. Search it; that costs one Action Point.',
  'search-1': 'Stars are successes, and you have six. Take a Weapon and Equipment, for five.',
  'search-done': 'Both are yours, and the Junk too. There was room in your Loadout, so the Weapon is at hand already.',
  'trade-name': 'Trading',
  'trade-0': 'Harriet is one Space away. Go to her.',
  'trade-1': 'A Trade is free, but it ends your Move: the point that is left is lost. Trade with Harriet.',
  'trade-2': 'Lay down what changes hands. Give the Paper.',
  'trade-3': 'You could ask for something, too. Offer it as it is.',
  'trade-done': 'Junk upgrades what you carry, for good. Give it to whoever can use it.',
  'flee-name': 'Getting away',
  'flee-0':
    'A Trooper lets you leave with Strength 3, and Felix has 2. Go to the Sledge Shed all the same, and say yes to the price.',
  'flee-done': 'That was one Wound. Two Monsters on your Space would have held you altogether.',
  'bite-name': 'Monsters attack',
  'bite-0':
    'After all your Turns the Monsters move and attack, by rules of their own. What those leave open you decide: the Hellhound attacks Tobias.',
  'bite-done': 'Two Spikes against two blue dice: one Shield, so one Wound. Stars stop no blow.',
  'hunt-name': 'The hunt',
  'hunt-0': 'In each Round the Huntmaster takes a step on his track, and the card there is turned up. End the Turn.',
  'hunt-1':
    'On Space 6 lies the Aura: from now on all Monsters are stronger, and so can you be. Marta has done her Quest and holds 6 Insanity: turn INSANE!',
  'hunt-done':
    'Do what the Scenario wants of you before he has walked his twelve Spaces. That is the whole game: all of you win, or nobody does.',
} as const;

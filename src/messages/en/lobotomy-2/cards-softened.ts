// What a calm game of Lobotomy 2 says in place of the words that may distress: `<key>.calm` stands for `<key>`. Lines of mood are left out.
export default {
  // Monsters, and how they attack
  'state-trooper.calm': 'Gate Guard',
  'hellhound.calm': 'Big Dog',
  'drowned-patient.calm': 'Damp Guest',
  'cultist.calm': 'Club Member',
  'animated-doll.calm': 'Wind-Up Doll',
  'daddys-boy.calm': 'Favourite Son',
  'stitched-surgeon.calm': 'Absent-Minded Doctor',
  'ceiling-crawler.calm': 'Lamp Cleaner',
  'choir-mother.calm': 'Choir Mistress',
  'pops-strap.calm': 'A Stern Word',
  'pops-bear-hug.calm': 'A Big Hug',
  'hunting-knife.calm': 'Brisk Push',
  'wendigo.calm': 'Snow Stag',
  'wendigo-jaws.calm': 'A Nudge',
  'committal-order.calm': 'A Long Letter',
  'anatomist.calm': 'The Tailor',
  'first-incision.calm': 'Tape Measure',
  'long-night-surgery.calm': 'Late Fitting',
  'thrown-specimen.calm': 'Thrown Pincushion',
  'borrowed-face.calm': 'Familiar Face',
  'full-current.calm': 'Bright Light',
  // What Bosses and the Hunt turn up
  'thrown-spear.calm': 'From Afar',
  'barbed-line.calm': 'Lasso',
  'skinning-knife.calm': 'Firm Grip',
  'thin-the-herd.calm': 'A Hard Look',
  'gnaw-the-bone.calm': 'A Long Lunch',
  'gnaw-the-bone.text.calm': 'The Snow Stag moves, then attacks with 4 red dice and Lifesteal.',
  'breath-of-winter.text.calm':
    'The Snow Stag moves, then attacks every Character on its target’s Space with 3 red dice and Frost at Range 0–2.',
  'voice-you-know.calm': 'A Loud Call',
  'voice-you-know.text.calm':
    'The Snow Stag moves. Each Character at most 3 Spaces away makes a Test of Wisdom (2) and loses 2 Insanity if it fails. Then the Snow Stag attacks with 3 red dice at Range 0–1.',
  'antlers-down.text.calm':
    'The Snow Stag moves up to 5 Spaces, then attacks with 3 red dice; each Bolt is a success, and a Bolt Stuns.',
  'starving-touch.calm': 'Cold Nose',
  'starving-touch.text.calm':
    'The Snow Stag moves and heals 2, then attacks with 3 red dice and Infection, which lowers Strength.',
  'sharpened-nails.calm': 'Busy Hands',
  'whetted-appetite.calm': 'Second Helping',
  'relapse.calm': 'Tired Again',
  // Items
  'straitjacket.calm': 'Long-Sleeved Shirt',
  'spiked-gloves.calm': 'Work Gloves',
  'bone-saw.calm': 'Fretsaw',
  'grave-spade.calm': 'Garden Spade',
  'revolver.calm': 'Starting Pistol',
  'barbers-razor.calm': 'Shaving Brush',
  'ether-flask.calm': 'Scent Bottle',
  'piano-wire.calm': 'Skipping Rope',
  'orbitoclast.calm': 'Letter Opener',
  'galvanic-box.calm': 'Crank Radio',
  'x-ray-plate.calm': 'Photographic Plate',
  'restraint-strap.calm': 'Luggage Strap',
  'toothbrush-shiv.calm': 'Toothbrush',
  'mourning-veil.calm': 'Black Veil',
  'syringe-case.calm': 'Pencil Case',
  'dog-grapple.calm': 'Dog Lead',
  'dog-grapple.text.calm': 'Big Dogs on your Space do not attack you.',
  'glass-eye.calm': 'Magnifying Glass',
  'quarry-stick.calm': 'Firework',
  'laudanum.calm': 'Jar of Honey',
  // Disorders and Abilities
  'fatality.calm': 'Full Stop',
  'bared-teeth.calm': 'Broad Grin',
  'spit-and-blood.calm': 'Thunder and Lightning',
  'torn-stitches.calm': 'Rolled-Up Sleeves',
  'red-mist.calm': 'Warm Cheeks',
  'over-the-fallen.calm': 'Onwards',
  'hard-to-cage.calm': 'Hard to Hold',
  'hone-the-edge.calm': 'Sharp Pencil',
  'ghost-limb.calm': 'Third Hand',
  'withdrawal.calm': 'Time Alone',
  'adrenal-gland-tumor.calm': 'Wide Awake',
  'scratch-and-run.calm': 'Touch and Run',
  'keep-it-off-me.calm': 'A Little Room, Please',
  'rehearsed-disaster.calm': 'Rehearsal',
  'marta-kowal.blue.3.calm': 'Through the Washing',
  'felix-ambrose.blue.3.calm': 'Fan of Cards',
  'harriet-voss.insane.2.calm': 'By Candlelight',
  'harriet-voss.insane.3.calm': 'Everybody Gets Well',
  'edmund-sable.insane.2.calm': 'Forget What You Were Doing',
  // Lights Out
  'S1-C.1.calm': 'Ring it in the cells: the Huntmaster goes 1 Space back, and a Big Dog comes to the crossing.',
  'S1-RC-16.calm': 'Out for a While',
  'S1-RC-16.text.calm':
    'With as many Wounds as Health you are out, and the Huntmaster takes another step. In your next Turn you are back at a Spawn Point, healed, with all that you own.',
  'S1-EC2.text.calm': 'Somebody whistles. Choose a Character: a Big Dog comes in at its nearest green Spawn Point.',
  'objective.together.calm': 'Bring all Characters to the stair head.',
  // The Boy in the Wall
  'S2.calm': 'Hide-and-Seek',
  'S2.text.calm':
    'Somebody small is playing hide-and-seek in the kitchens, and knows where every key in the house is hung.',
  'S2-A.text.calm':
    'The kitchens are scrubbed, laid for forty, and empty. Five places are chalked with a letter that one has to kneel down to read. Behind one of them a boy is hiding, and giggles. Find him.',
  'S2-B.text.calm':
    'He is nine, and good at hiding. Linus knows the three keys that open the attic: pantry, dispensary, trophy room. He also sings, and rather loudly.',
  'S2-B.2.calm': 'Let him go on playing: each Character heals 1.',
  'S2-C.text.calm':
    'They fit one lock, one after the other. Above the landing lies the attic, and in its window the lamp that calls the carter to the porch.',
  'S2-E.calm': 'Morning Shift',
  'S2-E.text.calm':
    'At ten past three the first ones get up. Doors open and shut, and in the kitchen an orderly in a clean apron begins to lay the table.',
  'S2-F.text.calm':
    'He does not say much, but he drives you round the house to the courtyard, and there he stops. The gate beyond is locked. From the chapel comes singing.',
  'S2-EC1.text.calm':
    'They were promised the scraps. Choose a Character: a Big Dog comes in at its nearest green Spawn Point.',
  'S2-EC3.calm': 'Footsteps Upstairs',
  'S2-EC3.text.calm': 'Somebody is up early. Draw a Scenario card.',
  'S2-EC10.calm': 'A Long Letter',
  'S2-EC10.text.calm': 'It is hard to read. Each Character Tests Wisdom (1) and loses 1 Insanity if it fails.',
  'riddle.B.calm': 'A wagging tail: a Big Dog comes in, at a colour of your choice.',
  'act.read-ledger.calm': 'Read the guest book',
  'objective.porch.calm': 'Bring all Characters to the front porch.',
  // Vespers
  'S3.text.calm': 'The way out lies under the altar. The service has been going on for a very long time.',
  'S3-B.text.calm':
    'With the can under your coat the chapel door opens easily. Three lamps are out in choir and aisles. The pews are full, and it has rained on everybody.',
  'S3-C.text.calm':
    'Light runs up the pillars, and the pews stand as one. Send four of them home, those before this night’s end included, or hold until the Huntmaster reaches Space 9.',
  'S3-D.text.calm':
    'She turns from the altar. A nave well held, a psalm from the attic, a boy’s clear voice: each makes her milder. She asks, quite gently, what you have done.',
  'S3-E.text.calm':
    'The hymn is over. Under the altar cloth a stair goes down. Beside it lie the plate chest and the book of names. You can carry one of them.',
  'S3-E.1.calm': 'The silver: it rings well.',
  'S3-EC2.text.calm':
    'He has forgotten his umbrella. Choose a Character: a Damp Guest comes in at its nearest blue Spawn Point.',
  'S3-EC4.text.calm': 'It is the loud one. Monsters attack with 1 green die more this Round.',
  'S3-EC8.text.calm':
    'He has lost his place. Choose a Character: a Club Member comes in at its nearest red Spawn Point.',
  'S3-EC11.text.calm':
    'The slot is narrow. One Character of your choice Tests Imagination (2): it draws 1 Equipment if it passes, and takes 1 Wound if not.',
  'S3-EC13.calm': 'An Entry in the Guest Book',
  'S3-EC13.text.calm':
    'If you have read the guest book, you know his name: one Character gains 1 red Meds. If not, choose a Character: a drawn Monster comes in near it.',
  'objective.hold.calm': 'Defeat 4 Damp Guests in all, or hold until the Huntmaster is on Space 9.',
  // Open Season
  'S4.calm': 'The Last Game',
  'S4.text.calm': 'He comes on foot through the gate. Spoil his game; then stand, or run.',
  'S4-A.text.calm':
    'The stair comes up under the theatre. Through the glass you see him pass the gate: unhurried, hatless, a horn at his belt. Horn, dogs and gate are what he plays with. Take two of the three from him before he is among you.',
  'S4-B.text.calm':
    'He stops in the snow and laughs, once, like somebody who has been handed a present. From here on whoever is out stays out. You may choose the ground; you may not choose the night.',
  'S4-B.1.calm': 'Stand: whoever is out stays out, and the Final Battle begins.',
  'S4-B.2.calm': 'Run: whoever is out stays out; bring all the others to the outer gate, past the man who keeps it.',
  'S4-C.text.calm':
    'You put out the lamps yourselves. Silver puzzles him, a broken horn shames him, loose dogs run off, and a wound winch keeps his friends out. He walks in smiling.',
  'S4-D.text.calm':
    'There are two ways: the front steps, and back through the old cells to the sledge shed. At the gate stands Pops and wants everybody to stay for supper. What you have spoiled has unsettled him; a wound winch covers your steps.',
  'S4-E.text.calm':
    'At the crest you look back, and every window of Harrowmere is lit, and in each stands somebody waving. You have come away.',
  'S4-F.text.calm':
    'He sits down on the great stair like a guest who has been kept waiting, and falls asleep. In the kennels the dogs lie down. Linus opens the shutters. It has been morning for some time.',
  'S4-EC1.text.calm':
    'Somebody has seen your footprints and is glad. Choose a Character: draw a Spawn card, and a Big Dog comes in at its nearest Spawn Point of that colour.',
  'S4-EC3.text.calm': 'Snowdrops. Draw a Scenario card.',
  'S4-EC4.text.calm': 'The ice is coming down. Each Character Tests Dexterity (1) and takes 1 Wound if it fails.',
  'S4-EC5.text.calm':
    'If the dogs are loose they romp: every Big Dog takes 1 Wound. If not, choose a Character: a Big Dog comes in at its nearest green Spawn Point.',
  'S4-EC7.text.calm': 'He has mislaid it. One Character of your choice draws 1 Weapon.',
  'S4-EC13.calm': 'Biscuits',
  'S4-EC13.text.calm': 'Over the wall, and plenty. Every Big Dog on the Board is Stunned.',
  'objective.gate.calm': 'Bring all Characters who are left to the outer gate.',
  // Nightmares
  'DN1-B.text.calm':
    'Both say the same name. At the table somebody small sits up in pyjamas to hear it again, with shoes on, ready to go home.',
  'DN1.done.calm': 'Somebody small goes home, and waves. There were always eight beds.',
  'objective.say-name.calm': 'Say the name at the table.',
  'DN2-A.text.calm':
    'At nine degrees the pipes begin to knock. Bring what burns: chairs from the scrub room, the sledge, an old crate; or the old papers beside the boilers.',
  'DN2-B.text.calm':
    'The fire door takes three loads. With the first they come up from the baths to sit nearer. They do not know that they are in your way.',
  'DN2.done.calm': 'The needle climbs, the knocking slows, and it is warm again.',
  'DN2-EC1.text.calm': 'They are pretty. Each Character Tests Strength (1) and has Frost if it fails.',
  'DN2-EC2.text.calm': 'And a few good nails. One Character of your choice gains 2 Junk.',
  'DN2-EC3.text.calm':
    'The taps are all running somewhere. Choose a Character: draw a Spawn card, and a Damp Guest comes in at its nearest Spawn Point of that colour.',
  'act.fuel-cradle.calm': 'Break up the crate',
  'token.fuel-cradle.calm': 'A crate',
  'act.burn-files.calm': 'Take the old papers to burn',
  'DN3.text.calm': 'Tonight the famous lecture is given again, before an expert audience.',
  'DN3-A.text.calm':
    'The bill by the door says tonight, by demand, the lecture. All seats are taken by coats. The scent stands in the attic, among the medicine chests, should anyone wish to water it.',
  'DN3-B.text.calm':
    'As you step into the light somebody applauds. He bows, and turns over his notes. There is one chair, and the clock above the door begins to tick.',
  'DN3-C.text.calm':
    'He has forgotten his text and leaves. The audience is on its feet, and their choir mistress comes down to see who has earned the flowers.',
  'DN3-EC1.calm': 'Rehearsing',
  'DN3-EC1.text.calm': 'Long scales, no hurry. Monsters attack with 1 green die more this Round.',
  'act.spoil-ether.calm': 'Water the scent, and gain 1 Meds',
  'objective.surgeon.calm': 'Defeat the Absent-Minded Doctor.',
  'objective.applause.calm': 'Defeat the Choir Mistress.',
  'DN4-A.text.calm':
    'Bare feet in the snow, and brisk. They begin beside the laundry lines and go up the house steps. Follow them from the steps.',
  'DN4-B.text.calm':
    'They cross the yard wall without a pause, run along the gutter and end at the trapdoor of the attic. Something was put away up there, neatly.',
  'DN4-C.text.calm':
    'Bulbs, in a hatbox, sorted. In the oil store somebody asks for them. Plant them in the beds by the wall, and nobody has anything more to look for. Or be found.',
  'DN4-C.1.calm': 'Share with it: each Character takes 1 Wound, and the Snow Stag takes 8.',
  'DN4.done.calm': 'The snow over the bed lies smooth, and in spring there will be crocuses.',
  'DN4-EC2.text.calm':
    'It has come off. Choose a Character: draw a Spawn card, and a Big Dog comes in at its nearest Spawn Point of that colour.',
  'DN4-EC3.text.calm':
    'If you have shared, one Character of your choice heals 2. If not, all Monsters have 1 Movement more the next time they move.',
  'act.give-back.calm': 'Plant them where they belong',
  'objective.give-back.calm': 'Plant the bulbs in the beds by the wall, or defeat the Snow Stag.',
  'token.grave.calm': 'An open bed',
  // Places
  'cells.calm': 'Small Rooms',
  'theatre.calm': 'Lecture Theatre',
  'theatre.P.calm': 'Trolleys',
  'kitchen.J.calm': 'Chopping Block',
  'courtyard.A.calm': 'Beds by the Wall',
  // What happens, and how it ends
  'e-died.calm': '{player} is out at {place}.',
  'e-death-is-final.calm': 'From now on whoever is out stays out.',
  'on-dead.calm': '{name} is out, and comes back with the next Turn.',
  'on-gone.calm': '{name} is out for good.',
  'is-dead.calm': 'A Character who is out does nothing until it comes back.',
  'partner-dead.calm': 'Nobody trades with somebody who is out.',
  'over-lost-dead.calm': 'All are out, and stay out. All is lost.',
  'end-deaths.calm': 'Times out',
  'won.calm': 'Home again',
  'notes-cards.calm': 'In calm other words and pictures stand for what cards and story tell and show otherwise:',
  'notes-game.calm':
    'In the game itself people look for the way out of a house at night. Others come near, and somebody follows them.',

  // Cards of a stranger that have no calm name
  'calm-characters': 'Character {n}',
  'calm-disorders': 'Disorder {n}',
  'calm-weapons': 'Weapon {n}',
  'calm-equipment': 'Equipment {n}',
  'calm-monsters': 'Monster {n}',
  'calm-scenarios': 'Scenario {n}',
  'calm-card': 'A card',
} as const;

// Was auf unseren Monstern und Bossen von Lobotomy 2 steht: `.text` was über die Zeichen hinausgeht,
// `.flavour` eine Zeile Stimmung; die Angriffe eines Bosses unter eigenem Namen.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/cards-monsters.js';

export default {
  'state-trooper.text': 'Mit Stärke 3 oder mehr verlässt du sein Feld frei, sonst nimmst du 1 Wunde.',
  'state-trooper.flavour': 'Man hat ihm gesagt, du seist gefährlich. Er hat es notiert.',
  'hellhound.text': 'Mit Geschick 3 oder mehr verlässt du sein Feld frei, sonst nimmst du 1 Wunde.',
  'hellhound.flavour': 'Deinen Pantoffel hat er schon.',
  'night-nurse.text': 'Mit Weisheit 3 oder mehr verlässt du ihr Feld frei, sonst verlierst du 1 Medizin.',
  'night-nurse.flavour': 'Ihr wird es gar nicht wehtun.',
  'drowned-patient.text':
    'Frost wirkt nicht auf ihn. Mit Geschick 2 oder mehr verlässt du sein Feld frei, sonst bekommst du Frost.',
  'drowned-patient.flavour': 'Das Bad sollte eine Stunde dauern.',
  'orderly.text': 'Beim Gehen und Angreifen wählt er den Charakter, der am meisten Gesundheit übrig hat.',
  'orderly.flavour': 'Ein Meter neunzig Stärke und Schlüssel.',
  'cultist.text':
    'Seine Infektion senkt die Weisheit. Mit Weisheit 3 oder mehr verlässt du sein Feld frei, sonst verlierst du 2 Wahnsinn.',
  'cultist.flavour': 'Donnerstags bleibt die Bibliothek für Leser zu.',
  'animated-doll.text':
    'Frost, Betäubung und Durchbohren wirken nicht auf sie. Mit Geschick 4 oder mehr verlässt du ihr Feld frei, sonst nimmst du 1 Wunde.',
  'animated-doll.flavour': 'Jemand hat ihr „Gute Nacht“ beigebracht.',
  'daddys-boy.text':
    'Rote Würfel gegen ihn sind stattdessen grün. Mit Stärke 4 oder mehr verlässt du sein Feld frei, sonst nimmst du 1 Wunde.',
  'daddys-boy.flavour': 'Niemand darf die Hand gegen ihn heben.',
  'stitched-surgeon.text': 'Beim Gehen und Angreifen wählt er den Charakter, der am wenigsten Gesundheit übrig hat.',
  'stitched-surgeon.flavour': 'Er übte an dem, was zur Hand war.',
  'ceiling-crawler.text':
    'Er geht durch Wände und hält keinen Charakter auf seinem Feld fest. Beim Gehen und Angreifen wählt er den entferntesten Charakter.',
  'ceiling-crawler.flavour': 'Sieh auf den Boden. Nur auf den Boden.',
  'choir-mother.text': 'Mit Weisheit 4 oder mehr verlässt du ihr Feld frei, sonst nimmst du 1 Wunde.',
  'choir-mother.flavour': 'Alle Münder halten den Takt.',
  'pops.text': 'Rote Würfel gegen ihn sind stattdessen grün. Betäubung wirkt nicht auf ihn.',
  'pops.flavour': 'Er will nur die Familie beisammenhaben.',
  'huntmaster.text':
    'Statt dieses Angriffs zieht er in jeder seiner Phasen eine seiner Bosskarten. Betäubung und Frost wirken nicht auf ihn.',
  'huntmaster.flavour': 'Er ist den ganzen Weg hinter dir gegangen.',
  'wendigo.text':
    'Statt dieses Angriffs zieht er in jeder seiner Phasen eine seiner Bosskarten. Beim Gehen und Angreifen wählt er den Charakter, der am wenigsten Gesundheit übrig hat. Betäubung und Frost wirken nicht auf ihn.',
  'wendigo.flavour': 'Er aß den Suchtrupp und war hungriger als zuvor.',
  'superintendent.text':
    'Beim Gehen und Angreifen wählt er den Charakter, der am meisten Gesundheit übrig hat. Betäubung wirkt nicht auf ihn.',
  'superintendent.flavour': 'Dein Fall ist der schönste, den er je geschrieben hat.',
  'anatomist.text':
    'Beim Gehen und Angreifen wählt er den Charakter, der am wenigsten Gesundheit übrig hat. Betäubung und Durchbohren wirken nicht auf ihn.',
  'anatomist.flavour': 'Er zeichnet dich, bevor er anfängt.',
  'thrown-specimen.text': 'Die Infektion senkt das Geschick.',
  'sister-perpetua.text': 'Betäubung und Heilig wirken nicht auf sie.',
  'sister-perpetua.flavour': 'Sie betet, seit das Dach einstürzte.',
  'absolution.text': 'Nach diesem Angriff heilt sie 2.',
  'furnace-heart.text': 'Betäubung und Feuer wirken nicht auf es.',
  'furnace-heart.flavour': 'Dreißig Winter lang hat man es gefüttert.',
  'other-patient.text':
    'Er geht durch Wände. Beim Gehen und Angreifen wählt er den Charakter mit dem meisten Wahnsinn. Betäubung wirkt nicht auf ihn.',
  'other-patient.flavour': 'Gleiche Nummer, gleicher Name, gleiches Bett.',
  'borrowed-face.text': 'Die Infektion senkt die Fantasie.',
  'conductor.text': 'Beim Gehen und Angreifen wählt er den entferntesten Charakter. Betäubung wirkt nicht auf ihn.',
  'conductor.flavour': 'Er hebt den Stab, und die Lampen heben sich mit.',
} satisfies Record<keyof typeof en, Message>;

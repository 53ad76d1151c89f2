// Die Charaktere von Lobotomy 2: Aufgabe, eine Zeile Stimmung, ein Satz je angeborener Fähigkeit auf beiden Seiten.
// Was eine Fähigkeit kostet, ist daneben gezeichnet und steht nicht noch einmal da.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/cards-characters.js';

export default {
  'ian-mcfellow.quest': 'Betritt 16 Felder.',
  'ian-mcfellow.flavour': 'Neun Jahre flog er die Nachtpost. Das Wrack fand man; er sagt, er sei nie gelandet.',
  'ian-mcfellow.blue.1.text':
    'Wenn dein Verteidigungswurf einen Blitz zeigt: Nach dem Angriff springe bis zu 1 Feld weit.',
  'ian-mcfellow.blue.2.text': 'Gehe schleichend bis zu 2 Felder.',
  'ian-mcfellow.blue.3.text': 'Vor einem deiner Angriffswürfe: 2 rote Würfel mehr; der Angriff hat Betäubung.',
  'ian-mcfellow.insane.1.text':
    'Jeder Blitz deiner Verteidigungswürfe gibt 1 Schild. Zeigt der Wurf einen: Nach dem Angriff springe bis zu 2 Felder weit.',
  'ian-mcfellow.insane.2.text': 'Springe bis zu 3 Felder weit.',
  'ian-mcfellow.insane.3.text':
    'Vor einem deiner Angriffswürfe: 1 roter Würfel mehr; der Angriff ist ein kritischer Treffer.',

  'demi-hawkins.quest': 'Tausche 4-mal.',
  'demi-hawkins.flavour': 'Elf Jahre Fernvermittlung. Sie hört noch jede Leitung und weiß, wer daran ist.',
  'demi-hawkins.blue.1.text': 'Einmal je Zug: Ein anderer Charakter in Sicht geht bis zu 1 Feld.',
  'demi-hawkins.blue.2.text': 'Aktion: Entferne 1 Abklingmarker von jeder deiner Störungskarten.',
  'demi-hawkins.blue.3.text':
    'Dein Waffenangriff erhält 2 rote Würfel, hat Reichweite 0–4 und braucht keine Sichtlinie.',
  'demi-hawkins.insane.1.text': 'Einmal je Zug: Ein anderer Charakter, wo er auch ist, geht bis zu 2 Felder.',
  'demi-hawkins.insane.2.text': 'Aktion: Entferne 2 Abklingmarker von jeder deiner Störungskarten.',
  'demi-hawkins.insane.3.text':
    'Dein Waffenangriff erhält X rote Würfel, hat Reichweite 0–6 und braucht keine Sichtlinie.',

  'tobias-crake.quest': 'Besiege 5 Monster.',
  'tobias-crake.flavour':
    'Seinen letzten Kampf brach man in der dreißigsten Runde ab. Wer gewonnen hat, sagt ihm keiner.',
  'tobias-crake.blue.1.text':
    'Solange du 3 oder mehr Wunden hast: 1 blauer Würfel mehr bei deinen Verteidigungswürfen.',
  'tobias-crake.blue.2.text':
    'Vor einem deiner Angriffswürfe: 1 roter Würfel mehr; bis zu 2 deiner Würfel darfst du einmal neu werfen.',
  'tobias-crake.blue.3.text': 'Vor einem deiner Angriffswürfe: Der Angriff ist ein kritischer Treffer.',
  'tobias-crake.insane.1.text':
    'Solange du 3 oder mehr Wunden hast: 1 brauner Würfel mehr bei deinen Verteidigungswürfen.',
  'tobias-crake.insane.2.text':
    'Vor einem deiner Angriffswürfe: 2 rote Würfel mehr; beliebig viele deiner Würfel darfst du einmal neu werfen.',
  'tobias-crake.insane.3.text':
    'Vor einem deiner Angriffswürfe: Der Angriff ist ein kritischer Treffer und hat Durchbohren und Betäubung.',

  'marta-kowal.quest': 'Füge Monstern 14 Wunden zu.',
  'marta-kowal.flavour': 'Sie kam als Wäscherin und blieb als Patientin. Eine Unterschrift genügte; sie sah die Feder.',
  'marta-kowal.blue.1.text': 'Wirst du angegriffen, wirken Feuer und Infektion nicht auf dich.',
  'marta-kowal.blue.2.text':
    'Aktion: Greife auf deinem Feld mit 2 grünen Würfeln und 1 roten an; Flächenangriff, Feuer.',
  'marta-kowal.blue.3.text':
    'Vor einem deiner Angriffswürfe: 2 rote Würfel mehr; der Angriff hat Durchbohren und Lebensraub.',
  'marta-kowal.insane.1.text':
    'Wirst du angegriffen, wirken Feuer, Frost, Betäubung und Infektion nicht auf dich. Jeder Blitz deiner Verteidigungswürfe gibt 1 Schild.',
  'marta-kowal.insane.2.text': 'Aktion: Greife mit Reichweite 0–1 und 3 roten Würfeln an; Flächenangriff, Feuer.',
  'marta-kowal.insane.3.text': 'Vor einem deiner Angriffswürfe: X rote Würfel mehr; der Angriff hat Lebensraub.',

  'felix-ambrose.quest': 'Öffne 4 Türen.',
  'felix-ambrose.flavour':
    'Montags Messer, sonntags Schlösser, im Sommer zweimal täglich. Jeden Riegel prüft er elfmal.',
  'felix-ambrose.blue.1.text': 'Einmal je Zug: Öffne eine geschlossene Tür deines Feldes.',
  'felix-ambrose.blue.2.text': 'Bis zum Ende deines Zuges schleichst du.',
  'felix-ambrose.blue.3.text': 'Aktion: Greife mit Reichweite 1–2, 2 grünen und 2 roten Würfeln an; Flächenangriff.',
  'felix-ambrose.insane.1.text':
    'Einmal je Zug: Öffne eine geschlossene Tür deines Feldes, dann gehe schleichend bis zu 1 Feld.',
  'felix-ambrose.insane.2.text': 'Bis zum Ende deines Zuges schleichst du und hast ätherische Bewegung.',
  'felix-ambrose.insane.3.text':
    'Aktion: Greife mit Reichweite 0–3 und 4 roten Würfeln an; Flächenangriff, Durchbohren.',

  'lotte-wren.quest': 'Durchsuche 3 Spinde.',
  'lotte-wren.flavour': 'Sie zeichnete Hasen für Bilderbücher, bis die Hasen sie um Türen baten.',
  'lotte-wren.blue.1.text': 'Nachdem du einen Spind durchsucht hast: Du erhältst 1 Papier.',
  'lotte-wren.blue.2.text': 'Lege einen Durchbruch in eine Wand deines Feldes.',
  'lotte-wren.blue.3.text': 'Aktion: Greife mit Reichweite 0–2, 2 grünen und X roten Würfeln an.',
  'lotte-wren.insane.1.text': 'Nachdem du einen Spind durchsucht hast: Du erhältst 1 Gerümpel und 1 Medizin.',
  'lotte-wren.insane.2.text':
    'Wähle: Lege einen Durchbruch in eine Wand deines Feldes; oder springe bis zu 2 Felder weit.',
  'lotte-wren.insane.3.text': 'Aktion: Greife mit Reichweite 0–3 und 2 + X roten Würfeln an, ohne Sichtlinie; Feuer.',

  'solomon-pike.quest': 'Kaufe 3 Aufwertungen.',
  'solomon-pike.flavour':
    'Er richtete die Uhren der Anstalt und verriet den Besuchern, dass alle mit Absicht nachgehen.',
  'solomon-pike.blue.1.text': 'Jede Aufwertung, die du kaufst, kostet dich 1 Gerümpel weniger.',
  'solomon-pike.blue.2.text':
    'Einmal je Zug, wähle: Richte eine deiner Karten auf; oder entferne 1 Abklingmarker von einer deiner Störungskarten.',
  'solomon-pike.blue.3.text': 'Aktion: Ziehe 1 Ausrüstungskarte.',
  'solomon-pike.insane.1.text':
    'Jede Aufwertung, die du kaufst, kostet dich 1 Gerümpel weniger, und jedes Plündern bringt 1 Gerümpel mehr.',
  'solomon-pike.insane.2.text':
    'Einmal je Zug: Richte eine deiner Karten auf und entferne 1 Abklingmarker von einer deiner Störungskarten.',
  'solomon-pike.insane.3.text': 'Aktion: Ziehe 1 Waffe oder 1 Ausrüstung, und du erhältst 2 Gerümpel.',

  'harriet-voss.quest': 'Heile 6 Punkte, eigene oder die anderer.',
  'harriet-voss.flavour':
    'Nachtschwester, Station neun. Sie schrieb auf, was sie dort sah; in der Nacht darauf hatte sie dort ein Bett.',
  'harriet-voss.blue.1.text':
    'Einmal je Zug: Entferne Feuer, Frost oder Betäubung von einem Charakter auf deinem Feld, auch von dir selbst.',
  'harriet-voss.blue.2.text': 'Einmal je Zug: Heile 2 Punkte eines Charakters auf deinem Feld, auch deine eigenen.',
  'harriet-voss.blue.3.text': 'Aktion: Heile je 2 Punkte bei dir und bei jedem Charakter in Sicht.',
  'harriet-voss.insane.1.text': 'Einmal je Zug: Heile 1 Punkt eines Charakters auf deinem Feld, auch deinen eigenen.',
  'harriet-voss.insane.2.text':
    'Einmal je Zug: Heile 3 Punkte eines höchstens 1 Feld entfernten Charakters, auch deine eigenen.',
  'harriet-voss.insane.3.text': 'Aktion: Heile je 3 Punkte bei jedem Charakter, auch bei dir, wo immer er ist.',

  'edmund-sable.quest': 'Erhalte 14 Wahnsinn.',
  'edmund-sable.flavour':
    'In elf Hauptstädten las der Große Sable Gedanken. Eines Abends las jemand im Parkett zurück.',
  'edmund-sable.blue.1.text': 'Einmal je Zug: Bewege ein höchstens 2 Felder entferntes Monster in Sicht bis zu 1 Feld.',
  'edmund-sable.blue.2.text': 'Betäube ein höchstens 2 Felder entferntes einfaches Monster in Sicht.',
  'edmund-sable.blue.3.text': 'Aktion: Greife mit Reichweite 0–3 und 3 roten Würfeln an, ohne Sichtlinie; ätherisch.',
  'edmund-sable.insane.1.text': 'Einmal je Zug: Bewege ein Monster in Sicht bis zu 2 Felder.',
  'edmund-sable.insane.2.text': 'Ein einfaches Monster in Sicht ist betäubt und nimmt 1 Wunde ohne Verteidigungswurf.',
  'edmund-sable.insane.3.text':
    'Aktion: Greife mit Reichweite 0–4 und 2 + X roten Würfeln an, ohne Sichtlinie; ätherisch.',
} satisfies Record<keyof typeof en, Message>;

import type { ThreadFrames } from '../phrasebook.ts';

const asks = 'followUpQuestions';

/** Lines that return to what was told before the chat faded. */
export const threads: ThreadFrames = {
  flirty: [
    ['Annál a résznél tartottunk, hogy „{last}”. Mi a folytatás?', 'Visszatér ahhoz, amit mesélt.', asks],
    ['Várj, „{last}”? Ennyivel nem úszod meg.', 'Játékosan kér még.', asks],
    ['Egy kérdés, mielőtt témát váltunk: {q}', 'Marad annál, amit felhozott.', asks],
    ['Maradt még egy kérdésem{,name}. {question}', 'Visszatér ahhoz, amiről beszéltetek.', asks],
    ['A legviccesebb részt kihagytad, érzem. Mi volt az?', 'Arra kíváncsi, amit még nem mesélt el.', asks],
    ['Maradt három kérdésem. A könnyűvel kezdjem vagy a kínossal?', 'Rábízza, hogy mit mesél el.', asks],
    ['Pont beleéltem magam a történetbe. Hogyan folytatódik?', 'Arra kéri, hogy meséljen tovább.', asks],
    ['A lényeget biztos magadnak tartogatod. Hallgatlak!', 'Kacsint, és többet kér.', asks],
  ],
  thoughtful: [
    ['Megmaradt bennem, hogy „{last}”. Mesélsz róla egy kicsit?', 'Megmutatja, hogy figyeltél.', asks],
    [
      'Túl hamar léptünk tovább azon, hogy „{last}”. Szívesen hallanám a folytatást.',
      'Visszatér ahhoz, amit mesélt.',
      null,
    ],
    ['Mielőtt témát váltunk{,name}: {q}', 'Marad annál, amit felhozott.', asks],
    ['Ezt még szívesen megkérdezném: {q}', 'Visszatér ahhoz, amiről beszéltetek.', asks],
    ['Maradjunk még ennél egy percre: neked mi benne a legjobb?', 'Arra kíváncsi, mit jelent neki.', asks],
    ['Szerintem keveset kérdeztem erről. Mit tennél még hozzá?', 'Teret ad a folytatásnak.', asks],
    ['Erről szívesen hallanék még, ha van kedved mesélni.', 'Érdeklődik, és nem sürget.', null],
    ['Mesélj még, ráérek. Engem a részletek is érdekelnek.', 'Megmutatja, hogy figyelsz rá.', null],
  ],
  bold: [
    ['Ugorjunk vissza oda, hogy „{last}”. A vágatlan változatot kérem.', 'Egyenesen többet kér.', null],
    ['Várj, „{last}”? Az egészet kérem, az elejétől.', 'Visszatér a legjobbhoz, amit mesélt.', null],
    ['Még egy kérdés, mielőtt elengedem: {q}', 'Marad annál, amit felhozott.', asks],
    ['A legfontosabbat kihagytuk. {question}', 'Visszatér ahhoz, amiről beszéltetek.', asks],
    ['Ennyivel nem úszod meg. Mesélj!', 'Egyenesen többet kér.', null],
    ['Részleteket kérek. A kínosakat is.', 'A részletekre kíváncsi.', asks],
    ['Itt lemaradtam valamiről. Beavatsz?', 'Arra kéri, hogy meséljen tovább.', asks],
    ['Most kezdett izgalmas lenni. Mi jön még?', 'Arra kíváncsi, amit még nem mesélt el.', asks],
  ],
};

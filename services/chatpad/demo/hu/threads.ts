import type { ThreadFrames } from '../phrasebook.ts';

const asks = 'followUpQuestions';

/** Lines that return to what was told before the chat faded. */
export const threads: ThreadFrames = {
  flirty: [
    ['Visszatekerhetjük idáig: „{last}”? A rendezői változatot kérem.', 'Visszatér a legjobbhoz, amit mesélt.', asks],
    ['A „{reply}” nem tereli el a figyelmem erről: „{last}”. Mesélsz még?', 'Nem enged el egy jó történetet.', asks],
    ['Nem megy ki a fejemből: „{last}”. Mi az, amit kihagytál belőle?', 'Megmutatja, hogy megmaradt benned.', asks],
    ['Ezen még mindig mosolygok: „{last}”. Ki tud még erről?', 'Kacsintás arra, amit mesélt.', asks],
    ['„{last}”: ez most figyelmeztetés vagy meghívás?', 'Játékos választás.', asks],
    [
      'Erre kevés volt tőlem a „{mine}”: „{last}”. Elmeséled a legjobb részét?',
      'Helyrehozza a rövid válaszodat.',
      asks,
    ],
    ['Egy kérdés, mielőtt témát váltunk: {q}', 'Marad annál, amit felhozott.', asks],
    ['Maradt még egy kérdésem{,name}. {question}', 'Visszatér ahhoz, amiről beszéltetek.', asks],
    ['A legviccesebb pillanatot kihagytad, érzem. Mi volt az?', 'Arra kíváncsi, amit még nem mesélt el.', asks],
    ['Legalább három kérdésem maradt. Melyiktől félsz?', 'Rábízza, hogy mit mesél el.', asks],
    ['Pont beleéltem magam a történetbe. Hogyan folytatódik?', 'Arra kéri, hogy meséljen tovább.', asks],
  ],
  thoughtful: [
    ['Visszatérnék ide: „{last}”. Mesélsz róla egy kicsit?', 'Megmutatja, hogy megmaradt benned.', asks],
    ['Túl hamar léptünk tovább ezen: „{last}”. Szívesen hallanám a folytatást.', 'Visszatér ahhoz, amit mesélt.', null],
    ['„{last}”: erről szívesen hallanék még, amikor kedved van hozzá.', 'Érdeklődik, és nem sürget.', null],
    ['Kérdezhetek még erről: „{last}”? Mi lepett meg a legjobban?', 'Egy szinttel mélyebbre kérdez.', asks],
    [
      'Jobban tetszett, mint ahogy a válaszomból látszott: „{last}”. Mi van mögötte?',
      'Helyrehozza a rövid választ.',
      asks,
    ],
    ['Mielőtt témát váltunk{,name}: {q}', 'Marad annál, amit felhozott.', asks],
    ['Ezt még szívesen megkérdezném: {q}', 'Visszatér ahhoz, amiről beszéltetek.', asks],
    ['Maradjunk még ennél egy percre: neked mi benne a legjobb?', 'Arra kíváncsi, mit jelent neki.', asks],
    ['Szerintem keveset kérdeztem erről. Mit tennél még hozzá?', 'Teret ad a folytatásnak.', asks],
  ],
  bold: [
    ['Vissza ide: „{last}”. A vágatlan változatot kérem.', 'Egyenesen többet kér.', null],
    [
      '„{last}”: ez nem érhet véget annyival, hogy „{reply}”. Jöhet a második rész!',
      'Nem enged el egy jó történetet.',
      null,
    ],
    ['Ezzel még nem végeztünk: „{last}”. Mi az a részlet, amit sosem találnék ki?', 'A részletekre kíváncsi.', asks],
    ['Ezt egy egész estén át hallgatnám: „{last}”. Van hozzá előzetes?', 'Utal a találkozásra, és többet kér.', asks],
    ['Kizárt, hogy ez a teljes történet: „{last}”. Mi a folytatás?', 'Visszatér a legjobbhoz, amit mesélt.', asks],
    ['Erre kevés volt tőlem a „{mine}”: „{last}”. Az egészet kérem!', 'Helyrehozza a rövid válaszodat.', null],
    ['Még egy kérdés, mielőtt elengedem: {q}', 'Marad annál, amit felhozott.', asks],
    ['A legfontosabbat kihagytuk. {question}', 'Visszatér ahhoz, amiről beszéltetek.', asks],
    [
      'Túl gyorsan mentél tovább. Mi az, amit csak a barátaidnak mesélsz el?',
      'Arra kíváncsi, amit még nem mesélt el.',
      asks,
    ],
    ['Egy fejezettel le vagyok maradva. Felzárkóztatsz?', 'Arra kéri, hogy meséljen tovább.', asks],
    [
      'Állj, azt a jelenetet kérem, amit még senki nem hallott. Melyik az?',
      'Arra kíváncsi, amit még nem mesélt el.',
      asks,
    ],
  ],
};

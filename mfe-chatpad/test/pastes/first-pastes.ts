/** A chat that a member pastes before anything is known about the match. */
export interface FirstPaste {
  title: string;
  pasted: string;
  /** The member's name in their account. */
  member?: string;
  /** The question that the text leaves open, and its right answer. */
  asks?: { kind: 'name' | 'first' | 'only'; answer: string };
  /** Each line starts with `<` for the match or `>` for the member. */
  talk: string[];
  /** Empty when the text does not tell it. */
  matchName: string;
}

const longName = 'Árvíztűrő Tükörfúrógép-Szentgyörgyvölgyi Zsófia';

export const firstPastes: FirstPaste[] = [
  {
    title: 'a name of three long words',
    pasted: `${longName}: Szia! Láttam, hogy túrázol.\nÉn: Szia, hétvégén a Pilisben voltam.\n${longName}: Na és bírtad?\n${longName}: Én a Börzsönyre esküszöm.`,
    talk: [
      '< Szia! Láttam, hogy túrázol.',
      '> Szia, hétvégén a Pilisben voltam.',
      '< Na és bírtad?',
      '< Én a Börzsönyre esküszöm.',
    ],
    matchName: longName,
  },
  {
    title: 'a name of four words and another one, neither known',
    pasted:
      'Nagy Anna Mária Erzsébet: Szia!\nKiss Bence Attila Márk: Szia, hogy telt a hét?\nNagy Anna Mária Erzsébet: Hosszan. És a tiéd?',
    asks: { kind: 'name', answer: 'Kiss Bence Attila Márk' },
    talk: ['< Szia!', '> Szia, hogy telt a hét?', '< Hosszan. És a tiéd?'],
    matchName: 'Nagy Anna Mária Erzsébet',
  },
  {
    title: 'WhatsApp on iOS, a long name with an emoji and the app in brackets',
    pasted:
      '[12/05/2026, 21:03:12] María José de la Fuente y García-Hernández 🌸 [Hinge]: Did you survive the marathon?\n[12/05/2026, 21:04:00] Bence: Barely: my knees say hi\n[12/05/2026, 21:05:10] María José de la Fuente y García-Hernández 🌸 [Hinge]: Tell them: rest',
    member: 'Bence Kiss',
    talk: ['< Did you survive the marathon?', '> Barely: my knees say hi', '< Tell them: rest'],
    matchName: 'María José de la Fuente y García-Hernández',
  },
  {
    title: 'WhatsApp on Android, a number that is not in the contacts',
    pasted:
      '12/05/2026, 21:03 - +36 30 123 4567: Hi, it’s Kata from Hinge\n12/05/2026, 21:04 - Bence: Saved! Coffee on Friday?\n12/05/2026, 21:05 - +36 30 123 4567: Friday: 7pm?',
    member: 'Bence Kiss',
    talk: ['< Hi, it’s Kata from Hinge', '> Saved! Coffee on Friday?', '< Friday: 7pm?'],
    matchName: '',
  },
  {
    title: 'names with emojis',
    pasted: 'Kata 🌸: hiii\nBence 🧗‍♂️: hey you 👩‍🍳\nKata 🌸: so what do you climb\nBence 🧗‍♂️: mostly stairs',
    asks: { kind: 'name', answer: 'Bence 🧗‍♂️' },
    talk: ['< hiii', '> hey you 👩‍🍳', '< so what do you climb', '> mostly stairs'],
    matchName: 'Kata',
  },
  {
    title: 'names in small letters',
    pasted: 'anna: hi\nbence: hey\nanna: how was the gig\nbence: loud',
    member: 'Bence Kiss',
    talk: ['< hi', '> hey', '< how was the gig', '> loud'],
    matchName: 'anna',
  },
  {
    title: 'the name with the app in brackets, and Me',
    pasted: 'Anna (Tinder): is that your dog\nMe: yes, his name is Bob\nAnna (Tinder): marry me',
    talk: ['< is that your dog', '> yes, his name is Bob', '< marry me'],
    matchName: 'Anna',
  },
  {
    title: 'Messenger in a browser, full names on lines of their own',
    pasted:
      'Zsófia Nagy\nSzia!\nTe küldted\nSzia, milyen volt a koncert?\nZsófia Nagy\nHangos.\nNagyon hangos.\nTe küldted\nAkkor jó volt',
    talk: ['< Szia!', '> Szia, milyen volt a koncert?', '< Hangos.\nNagyon hangos.', '> Akkor jó volt'],
    matchName: 'Zsófia Nagy',
  },
  {
    title: 'the download of Messenger, both names on lines of their own',
    pasted:
      'Zsófia Nagy\nHow was the train?\nMay 12, 2026, 9:03 PM\nBence Kiss\nSlept like a suitcase\nMay 12, 2026, 9:04 PM\nZsófia Nagy\nLucky\nMay 12, 2026, 9:05 PM\nBence Kiss\nYou?\nMay 12, 2026, 9:06 PM',
    member: 'Bence Kiss',
    talk: ['< How was the train?', '> Slept like a suitcase', '< Lucky', '> You?'],
    matchName: 'Zsófia Nagy',
  },
  {
    title: 'Instagram in a browser, one message each',
    pasted: 'Réka Szabó\nJó ez a fotó!\nElküldted\nKöszi, a nővérem csinálta\nMegtekintve',
    talk: ['< Jó ez a fotó!', '> Köszi, a nővérem csinálta'],
    matchName: 'Réka Szabó',
  },
  {
    title: 'a message that begins with a word and a colon',
    pasted: 'Anna: where are you\nMe: Note: I am late\nNote: very late\nAnna: Friday: 7pm?\nMe: Deal: 7pm',
    talk: ['< where are you', '> Note: I am late\nNote: very late', '< Friday: 7pm?', '> Deal: 7pm'],
    matchName: 'Anna',
  },
  {
    title: 'a word and a colon in a line of its own, before the speakers are known',
    pasted: 'Anna: which days?\nBence: these:\nFriday: 7pm?\nSaturday: noon\nAnna: Friday!',
    member: 'Bence Kiss',
    talk: ['< which days?', '> these:\nFriday: 7pm?\nSaturday: noon', '< Friday!'],
    matchName: 'Anna',
  },
  {
    title: 'a web address and a time',
    pasted: 'Anna: https://maps.example/x\nsee https://maps.example/y too\nMe: at 7:30: sharp\nAnna: 19:30 then',
    talk: ['< https://maps.example/x\nsee https://maps.example/y too', '> at 7:30: sharp', '< 19:30 then'],
    matchName: 'Anna',
  },
  {
    title: 'the end of a message whose name was not copied',
    pasted: 'and then the cat ate it\nAnna: no way\nMe: true story\nAnna: poor cake',
    asks: { kind: 'first', answer: 'user' },
    talk: ['> and then the cat ate it', '< no way', '> true story', '< poor cake'],
    matchName: 'Anna',
  },
  {
    title: 'several messages of one person only',
    pasted: 'Anna: hello?\nAnna: did you fall asleep\nAnna: ok good night then',
    talk: ['< hello?', '< did you fall asleep', '< ok good night then'],
    matchName: 'Anna',
  },
  {
    title: 'times before the names',
    pasted: '21:03 Nagy Anna Mária Erzsébet: Ébren?\n21:04 Én: Még igen\n21:05 Nagy Anna Mária Erzsébet: Kávé holnap?',
    talk: ['< Ébren?', '> Még igen', '< Kávé holnap?'],
    matchName: 'Nagy Anna Mária Erzsébet',
  },
  {
    title: 'Signal on a computer, a long name',
    pasted: 'Kovács-Szentgyörgyi Anna Mária 21:03\nSzia!\nTe 21:04\nHelló\nKovács-Szentgyörgyi Anna Mária 21:05\nKávé?',
    talk: ['< Szia!', '> Helló', '< Kávé?'],
    matchName: 'Kovács-Szentgyörgyi Anna Mária',
  },
  {
    title: 'Tinder, without names',
    pasted:
      'You matched with Anna on 5/10/26.\nHi! Note: I bite\nSent\nNoted: no fingers\nDelivered\nhttps://song.example/x',
    asks: { kind: 'first', answer: 'match' },
    talk: ['< Hi! Note: I bite', '> Noted: no fingers', '< https://song.example/x'],
    matchName: '',
  },
  {
    title: 'a short chat in which a third label occurs once',
    pasted: 'Anna: hotel?\nBence: this one\nHotel: the Ritz\nAnna: fancy',
    member: 'Bence Kiss',
    talk: ['< hotel?', '> this one\nHotel: the Ritz', '< fancy'],
    matchName: 'Anna',
  },
  {
    title: 'a number instead of a name',
    pasted: '+44 7700 900123: hey, Sam from Bumble\nMe: hi Sam!\n+44 7700 900123: drinks thursday: yes or no',
    talk: ['< hey, Sam from Bumble', '> hi Sam!', '< drinks thursday: yes or no'],
    matchName: '',
  },
];

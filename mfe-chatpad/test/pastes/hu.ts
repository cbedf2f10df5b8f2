import type { Paste } from './paste.ts';

/** Chats as copied in Hungarian. The match is Anna; the member is Bence. */
export const hungarian: Paste[] = [
  {
    app: 'WhatsApp on iOS',
    pasted:
      '[2026. 05. 12. 21:03:00] Anna: \u200eAz üzenetek és a hívások végpontok közötti titkosítással vannak védve.\n[2026. 05. 12. 21:03:12] Anna: Szia!\n[2026. 05. 12. 21:04:00] Bence: Szia, milyen volt a túra?\n[2026. 05. 12. 21:04:30] Anna: \u200ekép kihagyva\n[2026. 05. 12. 21:05:00] Anna: Vizes.\nNagyon.\n[2026. 05. 12. 21:06:00] Bence: a tervem: alvás',
    talk: ['< Szia!', '> Szia, milyen volt a túra?', '< Vizes.\nNagyon.', '> a tervem: alvás'],
  },
  {
    app: 'WhatsApp on Android',
    pasted:
      '2026. 05. 12. 21:01 - Az üzenetek és hívások végpontok közötti titkosítással védettek.\n2026. 05. 12. 21:03 - Anna: Szia!\n2026. 05. 12. 21:04 - Bence: Szia\n2026. 05. 12. 21:05 - Anna: <Média kihagyva>\n2026. 05. 12. 21:06 - Anna: Ezt az üzenetet törölték',
    talk: ['< Szia!', '> Szia'],
  },
  {
    app: 'WhatsApp on Android, 12 hours',
    pasted: '2026. 05. 12. du. 9:03 - Anna: Szia!\n2026. 05. 12. du. 9:04 - Bence: Szia',
    talk: ['< Szia!', '> Szia'],
  },
  {
    app: 'Messenger in a browser',
    pasted: 'Anna\nSzia!\nEnter\nTe küldted\nSzia, milyen volt a túra?\nLátta\nMa 21:03\nAnna\nVizes.',
    talk: ['< Szia!', '> Szia, milyen volt a túra?', '< Vizes.'],
  },
  {
    app: 'Instagram in a browser',
    pasted: 'K. 21:03\nAnna\nSzia!\nElküldted\nHelló\nAnna válaszolt neked\nAkkor tea?\nMegtekintve',
    talk: ['< Szia!', '> Helló', '< Akkor tea?'],
  },
  {
    app: 'Tinder',
    pasted:
      'Összeilletek Annával (2026. 05. 10.)\nSzia!\nElküldve\n2026. 05. 12. 21:03\nSzia, jó a kutyád\nBobnak hívják',
    asks: 'first',
    talk: ['< Szia!', '> Szia, jó a kutyád', '< Bobnak hívják'],
  },
  { app: 'Bumble', pasted: 'Ma\nSzia!\nTe jössz!\nHelló\nKézbesítve', asks: 'first', talk: ['< Szia!', '> Helló'] },
  { app: 'Hinge', pasted: 'Anna kedvelte a fotódat\nSzia!\nHelló\nLátta', asks: 'first', talk: ['< Szia!', '> Helló'] },
  {
    app: 'iMessage on a Mac',
    pasted: 'iMessage\nMa 21:03\nSzia!\nHelló\nKézbesítve\nOlvasva 21:04',
    asks: 'first',
    talk: ['< Szia!', '> Helló'],
  },
  {
    app: 'Telegram on a computer',
    pasted: 'Anna, [2026. 05. 12. 21:03]\nSzia!\n\nBence, [2026. 05. 12. 21:04]\nHelló',
    talk: ['< Szia!', '> Helló'],
  },
  {
    app: 'Viber',
    pasted: '[ 2026. május 12. 21:03 ] \u2068Anna\u2069: Szia!\n[ 2026. május 12. 21:04 ] \u2068Bence\u2069: Helló',
    talk: ['< Szia!', '> Helló'],
  },
  { app: 'Signal on a computer', pasted: 'Anna 21:03\nSzia!\nTe 21:04\nHelló\n2 p', talk: ['< Szia!', '> Helló'] },
];

import type { Paste } from './paste.ts';

/** Chats as copied in English. The match is Anna; the member is Bence. */
export const english: Paste[] = [
  {
    app: 'WhatsApp on iOS, 24 hours',
    pasted:
      '[12/05/2026, 21:03:00] Anna: \u200eMessages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them.\n[12/05/2026, 21:03:12] Anna: Hi!\n[12/05/2026, 21:04:00] Bence: Hey, how was the hike?\n\u200e[12/05/2026, 21:04:30] Anna: \u200eimage omitted\n[12/05/2026, 21:05:10] Anna: Wet.\nVery wet.\n[12/05/2026, 21:06:10] Bence: my plan: sleep \u200e<This message was edited>',
    talk: ['< Hi!', '> Hey, how was the hike?', '< Wet.\nVery wet.', '> my plan: sleep'],
  },
  {
    app: 'WhatsApp on iOS, 12 hours',
    pasted:
      '[5/12/26, 9:03:12\u202fPM] Anna: Hi!\n[5/12/26, 9:04:00\u202fPM] Bence: Hey\n[5/12/26, 9:05:00\u202fPM] Anna: \u200eThis message was deleted.',
    talk: ['< Hi!', '> Hey'],
  },
  {
    app: 'WhatsApp on Android, 24 hours',
    pasted:
      '12/05/2026, 21:01 - Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them. Learn more.\n12/05/2026, 21:03 - Anna: Hi!\n12/05/2026, 21:04 - Bence: Hey\n12/05/2026, 21:04 - Anna: <Media omitted>\n12/05/2026, 21:05 - Anna: IMG-20260512-WA0003.jpg (file attached)\n12/05/2026, 21:06 - Bence: Nice view',
    talk: ['< Hi!', '> Hey', '> Nice view'],
  },
  {
    app: 'WhatsApp on Android, 12 hours',
    pasted: '5/12/26, 9:03 PM - Anna: Hi!\n5/12/26, 9:04 PM - Bence: Hey\n5/12/26, 9:05 PM - Missed voice call',
    talk: ['< Hi!', '> Hey'],
  },
  {
    app: 'Messenger in a browser',
    pasted:
      'Anna\nHi!\nEnter\nYou sent\nHey, how was the hike?\nSeen\nTODAY AT 9:03 PM\nAnna\nWet.\nAnna reacted ❤️ to your message',
    talk: ['< Hi!', '> Hey, how was the hike?', '< Wet.'],
  },
  {
    app: 'Instagram in a browser',
    pasted: 'Tue 9:03 PM\nAnna\nHi!\nYou sent\nHey\nAnna replied to you\nSo, tea?\nSeen\nActive 5m ago',
    talk: ['< Hi!', '> Hey', '< So, tea?'],
  },
  {
    app: 'Tinder',
    pasted: 'You matched with Anna on 5/10/26.\nHi!\nSent\n5/12/26, 9:03 PM\nHey, nice dog\nDelivered\nHis name is Bob',
    asks: 'first',
    talk: ['< Hi!', '> Hey, nice dog', '< His name is Bob'],
  },
  {
    app: 'Bumble',
    pasted: 'You matched!\nToday\nHi!\nYour move!\nHey\nDelivered',
    asks: 'first',
    talk: ['< Hi!', '> Hey'],
  },
  {
    app: 'Hinge',
    pasted: 'Anna liked your photo\nHi!\nHey\nSeen',
    asks: 'first',
    talk: ['< Hi!', '> Hey'],
  },
  {
    app: 'iMessage on a Mac',
    pasted: 'iMessage\nToday 9:03 PM\nHi!\nHey\nDelivered\nRead 9:04 PM',
    asks: 'first',
    talk: ['< Hi!', '> Hey'],
  },
  {
    app: 'iMessage, exported',
    pasted: '2026-05-12 21:03:12 from Anna - Hi!\n2026-05-12 21:04:12 from Me - Hey',
    talk: ['< Hi!', '> Hey'],
  },
  {
    app: 'Telegram on a computer',
    pasted: 'Anna, [12.05.2026 21:03]\nHi!\n\nBence, [12.05.2026 21:04]\nHey you\n\nAnna, [12.05.2026 21:05]\n[Photo]',
    talk: ['< Hi!', '> Hey you'],
  },
  {
    app: 'Telegram on a phone',
    pasted: 'Anna, [12 May 2026 at 21:03:12]:\nHi!\n\nBence, [12 May 2026 at 21:04:12]:\nHey you',
    talk: ['< Hi!', '> Hey you'],
  },
  {
    app: 'Viber',
    pasted: '[ 12 May 2026 21:03 ] \u2068Anna\u2069: Hi!\n[ 12 May 2026 21:04 ] \u2068Bence\u2069: Hey',
    talk: ['< Hi!', '> Hey'],
  },
  {
    app: 'Signal on a computer',
    pasted: 'Anna 9:03 PM\nHi!\nYou 9:04 PM\nHey\n2m',
    talk: ['< Hi!', '> Hey'],
  },
];

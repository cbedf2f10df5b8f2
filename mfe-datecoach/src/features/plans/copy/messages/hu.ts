import type { Messages } from './message-texts.ts';

export const hu: Messages = {
  when: (day, clock) => `${day}, ${clock}`,
  zone: (zone) => `${zone.replaceAll('_', ' ')} szerint`,
  invitation: ({ spotName, place, meetingPoint, video, when }) =>
    [
      video ? `Lenne kedved egy videohíváshoz? ${when}.` : `Mit szólnál ehhez: ${spotName}? ${when}.`,
      !video && place && place !== spotName && `Erre a helyre gondoltam: ${place}.`,
      !video && meetingPoint && `Találkozhatnánk itt: ${meetingPoint}.`,
      'Ha neked nem jó, írd meg, mi lenne az.',
    ]
      .filter(Boolean)
      .join(' '),
  friend: ({ who, when, where, meetingPoint, by, video }) =>
    [
      video
        ? `Videorandim lesz${who && ` (${who})`}: ${when}.`
        : `Randim lesz${who && ` (${who})`}: ${when}, ${where}.`,
      !video && meetingPoint && `Itt találkozunk: ${meetingPoint}.`,
      by ? `${by}-ig írok neked. Ha nem jelentkezem, hívj fel.` : 'Írok, amint hazaértem.',
      'Ha nem veszem fel, kérj segítséget.',
    ]
      .filter(Boolean)
      .join('\n'),
  kindNos: (who) => [
    `${who ? `Szia ${who}, köszönöm` : 'Köszönöm'} a találkozást. Jól éreztem magam, de úgy érzem, nem vagyunk egymáshoz valók. Minden jót kívánok neked.`,
    'Köszönöm, hogy találkoztunk. Inkább őszinte vagyok, mint hogy eltűnjek: nem érzem azt, hogy ebből több lenne. Vigyázz magadra.',
    'Jó volt veled beszélgetni. Részemről ez nem romantikus, ezért itt abbahagynám. Köszönöm, hogy rám szántad az időt.',
  ],
};

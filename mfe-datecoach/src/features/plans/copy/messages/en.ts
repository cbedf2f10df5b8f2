import type { Messages } from './message-texts.ts';

export const en: Messages = {
  when: (day, clock) => `${day} at ${clock}`,
  zone: (zone) => `${zone.replaceAll('_', ' ')} time`,
  invitation: ({ spotName, place, meetingPoint, video, when }) =>
    [
      video ? `Shall we have a video call on ${when}?` : `How about this on ${when}: ${spotName}?`,
      !video && place && place !== spotName && `I was thinking of ${place}.`,
      !video && meetingPoint && `We could meet here: ${meetingPoint}.`,
      'If it doesn’t suit you, tell me what would.',
    ]
      .filter(Boolean)
      .join(' '),
  friend: ({ who, when, where, meetingPoint, by, video }) =>
    [
      video
        ? `I have a video date${who && ` with ${who}`} on ${when}.`
        : `I have a date${who && ` with ${who}`} on ${when}: ${where}.`,
      !video && meetingPoint && `We meet here: ${meetingPoint}.`,
      by ? `I’ll message you by ${by}. If you don’t hear from me, call me.` : 'I’ll message you when I’m home.',
      'If I don’t answer, ask for help.',
    ]
      .filter(Boolean)
      .join('\n'),
  kindNos: (who) => [
    `${who ? `Hi ${who}, thank` : 'Thank'} you for the evening. I had a nice time, but I don’t feel that it’s a match for me. I wish you all the best.`,
    'Thank you for meeting me. I’d rather be honest than quiet: I don’t see us dating. Take good care of yourself.',
    'I enjoyed talking with you. For me it isn’t romantic, so I’d like to leave it here. Thank you for your time.',
  ],
};

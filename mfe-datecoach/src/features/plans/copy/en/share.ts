interface Invited {
  spotName: string;
  place: string;
  meetingPoint: string;
  video: boolean;
  when: string;
}

interface Told {
  who: string;
  when: string;
  where: string;
  meetingPoint: string;
  /** A time of day, or `null` without a check-in. */
  by: string | null;
  video: boolean;
}

/** Texts for the calendar, the match and a friend. */
export const share = {
  calendar: 'Add to calendar',
  summary: (who: string) => (who ? `Date with ${who}` : 'Date'),
  description: (of: { meetingPoint: string; reminders: readonly string[]; checkIn: string | null }) =>
    [
      of.meetingPoint && `Meet: ${of.meetingPoint}`,
      ...of.reminders.map((reminder, at) => `${at + 1}. ${reminder}`),
      of.checkIn && `Tell your friend by ${of.checkIn} that all is well.`,
    ]
      .filter(Boolean)
      .join('\n'),
  alarm: 'Tell your friend that all is well.',
  when: (day: string, clock: string) => `${day} at ${clock}`,
  propose: 'Propose it',
  invitation: ({ spotName, place, meetingPoint, video, when }: Invited) =>
    [
      video ? `Shall we have a video call on ${when}?` : `How about this on ${when}: ${spotName}?`,
      !video && place && `I was thinking of ${place}.`,
      !video && meetingPoint && `We could meet here: ${meetingPoint}.`,
      'If it doesn’t suit you, tell me what would.',
    ]
      .filter(Boolean)
      .join(' '),
  tell: 'Tell a friend',
  friendText: 'For your friend',
  friendHint: 'Change it as you like. You send it yourself; we don’t.',
  friend: ({ who, when, where, meetingPoint, by, video }: Told) =>
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
  share: 'Share',
  copy: { copy: 'Copy', copied: 'Copied!', failed: 'Copy failed. Try again.' },
};

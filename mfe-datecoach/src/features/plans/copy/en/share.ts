/** Labels and texts for the calendar and for sharing a plan. */
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
  propose: 'Propose it',
  proposeAgain: 'Propose again',
  tell: 'Tell a friend',
  friendText: 'For your friend',
  friendHint: 'Change it as you like. You send it yourself; we don’t.',
  share: 'Share',
  copy: { copy: 'Copy', copied: 'Copied!', failed: 'Copy failed. Try again.' },
};

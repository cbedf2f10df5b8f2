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
  addLink: 'Add a link to the plan',
  addLinkHint: 'Your friend sees every change of time and place, without an account.',
  linkWorks: 'Anyone who has the link sees when and where, until the day after the date.',
  endLink: 'End the link',
  linkFailed: 'We couldn’t reach the plan. Please try again.',
  copy: { copy: 'Copy', copied: 'Copied!', failed: 'Copy failed. Try again.' },
};

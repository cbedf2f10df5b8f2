const number = (known: string | null) => known ?? '112, or their local emergency number';

/** A plan as a friend of the member reads it. */
export const sharedPlan = {
  title: (who: string) => (who ? `Your friend is meeting ${who}` : 'Your friend has a date'),
  when: 'When',
  where: 'Where',
  video: 'On a video call',
  noPlace: 'Not decided yet. This page shows it once it is.',
  hiddenPlace: 'Ask your friend',
  idea: (idea: string) => `Their idea: ${idea}`,
  meetingPoint: 'They meet',
  by: 'You’ll hear from them',
  byTime: (time: string) => `By ${time}`,
  later: 'Once they’re home',
  zone: (zone: string) => `(${zone.replaceAll('_', ' ')} time)`,
  silence: 'If no message comes',
  silenceLines: [
    'Call them. People forget the time when a date goes well.',
    'No answer? Call the place, or go there with somebody.',
  ],
  silenceOnCall: ['Call them. People forget the time when a date goes well.'],
  danger: (known: string | null) => `Worried that something is wrong? Call ${number(known)}.`,
  newest: 'This page shows the plan as it is now, until the day after the date.',
  loading: 'Loading the plan…',
  gone: 'This link has ended',
  goneText: 'It may be over, or your friend ended it. Ask them for a new one.',
  failed: 'We couldn’t load the plan.',
  about: 'What is Datewright?',
};

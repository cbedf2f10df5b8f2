const things = ['trains', 'dumplings', 'board games', 'music', 'books', 'dogs', 'bread', 'maps'];

const tip = (part: string, at: number, more: object = {}) => ({
  part,
  scenario: null,
  text: `Ask them about ${things[at % things.length]} and listen to the answer, for ${part}.`,
  why: 'People like to talk about what they love.',
  quote: null,
  evidence: null,
  readNo: null,
  ...more,
});

const parts = {
  preparation: ['grooming', 'style', 'arrival', 'extras', 'venueSelection', 'timing', 'postDate'],
  talk: ['personalizedTalk', 'icebreakers'],
  touch: ['naturalMoments', 'readingSignals'],
  situations: ['problemSolving', 'unexpectedSituations', 'funnyResponses'],
  exit: ['exitTips'],
};

const extraFields = new Map<string, object>([
  ['touch', { readNo: 'They lean away: give them space.' }],
  ['situations', { scenario: 'The place is full.' }],
]);

/** A playbook as an AI writes it: one piece of JSON per section. */
export const fixedPlaybook: readonly string[] = Object.entries(parts).map(([name, of], at, all) => {
  const tips = of.flatMap((part) => [0, 1, 2].map((nth) => tip(part, 3 * at + nth, extraFields.get(name))));
  const section = JSON.stringify({ name, tips });
  return `${at === 0 ? '{"kind":"normal","sections":[' : ','}${section}${at === all.length - 1 ? ']}' : ''}`;
});

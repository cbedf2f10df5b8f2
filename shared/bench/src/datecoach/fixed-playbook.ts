const tip = (part: string, more: object = {}) => ({
  part,
  scenario: null,
  text: `Ask about the night train, and listen: ${part}.`,
  why: 'They told you about it themselves.',
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

const moreOf = new Map<string, object>([
  ['touch', { readNo: 'They step back or go quiet: give them space.' }],
  ['situations', { scenario: 'The place is full.' }],
]);

/** A playbook as an AI writes it: a piece of JSON for each section. */
export const fixedPlaybook: readonly string[] = Object.entries(parts).map(([name, of], at, all) => {
  const section = JSON.stringify({ name, tips: of.map((part) => tip(part, moreOf.get(name))) });
  return `${at === 0 ? '{"kind":"normal","sections":[' : ','}${section}${at === all.length - 1 ? ']}' : ''}`;
});

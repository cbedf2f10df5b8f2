import type { SpotFit } from '@datewright/contracts/datecoach/spot';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Choosing a spot, from a match's chat or the member's own. */
export const spots = {
  view: 'Where to?',
  mode: 'How do you want to start?',
  modes: { chat: 'Preview from chat history', own: 'Already have a spot?' },
  preview: 'Find date spots',
  previewNone: '(Select a match first)',
  free: 'Spots cost no credit.',
  asking: 'Reading what they wrote, and looking for spots that fit …',
  there: (n: number) => (n === 0 ? 'No spots came.' : `${count(n, 'spot is', 'spots are')} here.`),
  title: 'Hot Date Spots',
  again: 'Show me others',
  retry: 'Try again',
  snag: 'We hit a snag fetching new spots. Try again in a moment.',
  placeholder: "Just FYI - you're seeing placeholder content right now!",
  otherNeeds: 'You changed what matters. Look for spots again to take that into account.',
  disclosure: 'These are kinds of places. Look up a real one, and check its hours yourself.',
  score: (percent: number) => `${percent}% match`,
  fit: ({ quotes, interests, needs }: SpotFit) => [
    ...(quotes > 0 ? [count(quotes, 'thing they said', 'things they said')] : []),
    ...(interests > 0 ? [count(interests, 'interest', 'interests')] : []),
    ...(needs > 0 ? [`${needs} of your needs`] : []),
  ],
  fitNone: 'A general idea: nothing they said points to it.',
  fitBuiltIn: 'A fixed score of ours. It knows nothing about your match.',
  goodWhen: 'A good one has',
  goodFor: 'Good for',
  choose: 'Plan this one',
  chooseNamed: (name: string) => `Plan this one: ${name}`,
  own: 'Where are you going?',
  ownPlaceholder: 'The bench by the lake',
  ownHint: 'A kind of place is enough. Leave out names and addresses: the AI doesn’t need them.',
  previewOwn: 'Preview strategy',
  ownFailed: 'Could not process custom location. Try again.',
};

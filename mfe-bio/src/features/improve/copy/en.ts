import type { BioFix } from '@datewright/contracts/bio/score';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** The dialog that rewrites a bio. */
export const improve = {
  title: 'Refresh your bio',
  vibe: 'Choose Your Vibe',
  tones: { flirty: 'Flirty', thoughtful: 'Thoughtful', bold: 'Bold' },
  toneText: {
    flirty: 'Light, warm, with a wink.',
    thoughtful: 'Calm, curious, says what matters.',
    bold: 'Short lines that say what you want, without hedging.',
  },
  more: 'Match your own voice',
  refresh: 'Refresh my bio',
  refreshing: 'Rewriting…',
  waiting: 'We’ll rewrite it once you’re back online.',
  again: 'Try another rewrite',
  save: 'Save this bio',
  changes: 'What changed',
  changesText: (n: number) => `${count(n, 'change', 'changes')}. Tap a change to reject it; tap again to restore it.`,
  noChanges: 'Nothing changed.',
  acceptAll: 'Accept all',
  refuseAll: 'Reject all',
  change: {
    taken: (from: string, to: string) => `Changed “${from}” to “${to}”: accepted. Reject`,
    refused: (from: string, to: string) => `Kept “${from}”, not “${to}”: rejected. Accept`,
    added: (to: string) => `Added “${to}”: accepted. Reject`,
    notAdded: (to: string) => `Did not add “${to}”: rejected. Accept`,
    removed: (from: string) => `Removed “${from}”: accepted. Reject`,
    notRemoved: (from: string) => `Kept “${from}”: removal rejected. Accept`,
  },
  before: 'Before',
  after: 'After',
  outOf: (score: number) => `${score} out of 100`,
  notMeasured: 'No score now',
  measuring: 'Measuring…',
  gained: (more: number) =>
    more === 0 ? 'The same score' : `${more > 0 ? '+' : '−'}${count(Math.abs(more), 'point', 'points')}`,
  measured: 'What changes in the score',
  why: 'What the AI says about it',
  result: 'How it reads',
  toCheck: (n: number) => `${count(n, 'fact was', 'facts were')} not in your bio. Check each before you post it.`,
  checkThis: 'check this',
  closeText: 'You won’t lose anything by closing: this rewrite stays in Earlier versions.',
  own: (changes: readonly Pick<BioFix, 'kind' | 'words'>[]) =>
    `The AI found nothing better that keeps your facts, so this is your own text: ${changes
      .map(({ kind, words }) => (kind === 'cut' ? `we cut “${words}”` : `we corrected ${words}`))
      .join(', ')}. Free.`,
  toFixes: 'See what brings points',
  left: 'Your rewrite is in Earlier versions.',
};

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Another version of the bio, change by change. */
export const improve = {
  title: 'Refresh your bio',
  vibe: 'Choose Your Vibe',
  tones: { flirty: 'Flirty', thoughtful: 'Thoughtful', bold: 'Bold' },
  toneText: {
    flirty: 'Light, warm, with a wink.',
    thoughtful: 'Calm, curious, says what matters.',
    bold: 'Short lines, clear wants, no hedging.',
  },
  more: 'Fit it to an app, or to your voice',
  refresh: 'Refresh my bio',
  refreshing: 'Rewriting …',
  again: 'Try another rewrite',
  save: 'Save this bio',
  changes: 'What changed',
  changesText: (n: number) =>
    `${count(n, 'change', 'changes')}. Choose one to refuse it, choose it again to take it back.`,
  noChanges: 'Nothing changed.',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  change: {
    taken: (from: string, to: string) => `Changed “${from}” to “${to}”: accepted. Refuse`,
    refused: (from: string, to: string) => `Kept “${from}”, not “${to}”: refused. Accept`,
    added: (to: string) => `Added “${to}”: accepted. Refuse`,
    notAdded: (to: string) => `Not added “${to}”: refused. Accept`,
    removed: (from: string) => `Removed “${from}”: accepted. Refuse`,
    notRemoved: (from: string) => `Kept “${from}”: removal refused. Accept`,
  },
  before: 'Before',
  after: 'After',
  outOf: (score: number) => `${score} out of 100`,
  notMeasured: 'No score now',
  measuring: 'Measuring …',
  why: 'Why it is better',
  result: 'How it reads',
  toCheck: (n: number) => `${count(n, 'fact was', 'facts were')} not in your bio. Check each before you post it.`,
  checkThis: 'check this',
  closeText: 'Closing forgets this rewrite.',
};

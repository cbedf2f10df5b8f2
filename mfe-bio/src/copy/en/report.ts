/** The score and what it is made of. */
export const report = {
  title: 'Bio Report',
  outOf: (score: number) => `${score} out of 100`,
  verdict: {
    awesome: 'This is awesome.',
    solid: 'This is solid.',
    levelUp: 'Ready to level up.',
  },
  verdictText: {
    awesome: 'Small polish only. Post it.',
    solid: 'A good base. The open points below are the quickest wins.',
    levelUp: 'Start with the parts that give the most points back.',
  },
  measured:
    'Measured, not guessed: the number is the sum of these parts, and the same text always scores the same. Studies say which way a thing pulls; how many points it is worth is our judgement.',
  scoring: 'Reading your bio …',
  dismiss: 'Dismiss report',
  parts: {
    length: 'Length',
    language: 'Language',
    concrete: 'Concrete details',
    originality: 'Originality',
    balance: 'You and them',
    positivity: 'Warmth',
    hook: 'Something to reply to',
    tone: 'Tone',
  },
  open: {
    length: 'More points: 120 to 500 characters, in sentences that one can read aloud.',
    language: 'More points: correct the words below. Without any, write on: full points begin at 15 words.',
    concrete: 'More points: a name, a number, a thing, a doing, a habit. Each gives 2 or 3.',
    originality: 'More points: one sentence that nobody else could have written.',
    balance: 'More points: about 70% you, 30% whom you hope for.',
    positivity: 'More points: one warm word, and nobody sent away.',
    hook: 'More points: a question that a stranger can answer.',
    tone: 'More points: one voice, few capitals, few marks.',
  },
  points: (points: number, most: number) => `${points} of ${most}`,
  signed: (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'),
  quote: 'The words it is about',
  study: 'The study behind it',
  limit: 'Its limit:',
  house: 'House rule',
  houseText: 'No study stands behind this one: it is our own judgement.',
  otherLanguage: 'Scored by the Hungarian rules.',
  adviceTitle: 'The AI’s opinion',
  adviceText: 'Advice, not measurement: it never changes the number.',
  suggested: 'A suggested version',
  against: (more: number) => {
    if (more === 0) return 'Scores the same as yours.';
    const points = `${Math.abs(more)} ${Math.abs(more) === 1 ? 'point' : 'points'}`;
    return more > 0 ? `${points} more than yours.` : `${points} less than yours: measured, it is no gain.`;
  },
  guideTitle: 'What the score is made of',
  guideText: '100 points in eight parts, each by rules that you can read. Studies stand behind most.',
  guidePoints: (points: number) => `${points} points`,
  use: 'Use this version',
  useText: 'It opens in the editor. Nothing is saved until you say so.',
  cardTitle: 'Bio score',
  cardScore: (score: number) => `${score}/100`,
  fixes: 'View fixes',
  outdated: 'That report was about your earlier text. Score the new one when you are ready.',
};

import type { BioPart } from '@datewright/contracts/bio/rules';
import { scoredBios } from './scored-bios.ts';

const parts: Record<BioPart, string> = {
  length: 'Length',
  language: 'Language',
  concrete: 'Concrete details',
  originality: 'Originality',
  balance: 'You and them',
  positivity: 'Warmth',
  hook: 'Something to reply to',
  tone: 'Tone',
};

export const bioTrial = {
  /** Shown until a visitor types. */
  example: scoredBios.ines.before,
  title: 'Score your bio now',
  label: 'Your bio',
  placeholder: 'Paste it here, or start with one true sentence.',
  clear: 'Clear the example',
  score: (score: number) => `Bio score: ${score} of 100`,
  outOf: '/ 100',
  empty: 'Nothing to score yet. One true sentence is a start.',
  verdict: {
    good: 'That’s a bio worth answering.',
    careful: 'Solid. A few words get in your way.',
    needsWork: 'Needs work. There’s a person in there: let’s hear them.',
  },
  parts,
  partsTitle: 'What the number is made of',
  points: (points: number, most: number) => `${points} of ${most}`,
  signed: (points: number) => (points > 0 ? `+${points}` : `−${-points}`),
  gives: 'What earns points',
  takes: 'What costs points',
  reading: 'Reading…',
  failed: 'We couldn’t reach the scorer. Check your connection and keep typing: your text is safe.',
  privacy: 'Scored on our server by fixed rules: no AI reads it, and nothing is stored.',
  carry: 'Fix it in the Bio Scanner',
  carryFree: 'Your text comes with you. Free account, no card.',
};

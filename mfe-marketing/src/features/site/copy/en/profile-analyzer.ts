import type { CharacterName } from '../../../../components/illustrations/characters.ts';
import { type ScoredBio, scoredBios } from './scored-bios.ts';

interface Example {
  who: CharacterName;
  name: string;
  before: ScoredBio;
  after: ScoredBio;
  what: string;
}

const examples: Example[] = [
  {
    who: 'ines',
    name: 'Ines, 29',
    ...scoredBios.ines,
    what: 'Same woman, same hobbies. The second bio gives you something to answer.',
  },
  {
    who: 'gergo',
    name: 'Gergő, 44',
    ...scoredBios.gergo,
    what: 'He never said who he was, only who should stay away.',
  },
  {
    who: 'kofi',
    name: 'Kofi, 33',
    ...scoredBios.kofi,
    what: '“Easy going” is a claim. Karaoke at full volume is proof.',
  },
  {
    who: 'hana',
    name: 'Hana, 26',
    ...scoredBios.hana,
    what: 'The apology is gone. Now there’s a record collection to ask about.',
  },
];

export const profileAnalyzer = {
  head: 'Free dating bio score: paste it, see what counts',
  description:
    'Paste your dating bio and see its score at once: eight parts, with rules you can read. Free, without an account, and nothing is stored.',
  crumb: 'Bio Scanner',
  title: ['What does your bio ', 'really', ' say?'] as const,
  text: 'Paste it and watch the score change as you type. Every point has a reason you can read.',
  examplesLink: 'See four makeovers',
  studies: 'Where the rules come from',
  tabs: { label: 'Examples and tips', glowUps: 'Bio Glow-Ups', tips: 'Pro Tips' },
  examples: {
    title: 'Four bios, before and after',
    text: 'The people and bios are made up. The points are real: yours is scored by the same rules.',
    before: 'Before',
    after: 'After',
    score: (score: number) => `${score} / 100`,
    list: examples,
  },
  tips: {
    list: [
      {
        title: 'Swap the word for the thing',
        text: '“Travel” is everyone. “Fourteen bakeries, Lisbon leads” is you. Each name, number or object makes the picture sharper.',
      },
      {
        title: 'Leave a door open',
        text: 'End on something a stranger can answer in five words. “Window seat or aisle?” is easier to answer than “just ask”.',
      },
      {
        title: 'Say who’s welcome, not who isn’t',
        text: '“No drama” reads as drama. Say who you’d love to meet, in one line.',
      },
      {
        title: 'About seventy to thirty',
        text: 'Mostly about you, a little about them. All about you is a résumé; all about them is a job ad.',
      },
      {
        title: 'Read it aloud to a friend',
        text: 'If you’d be embarrassed to say it, don’t write it. If they laugh in the right place, keep it.',
      },
    ],
  },
  problems: {
    title: 'Three ways to sound like everyone else',
    list: [
      {
        title: 'The list',
        text: 'Gym, Netflix, travel, food. Four words, no person. Pick one and tell us what happened.',
      },
      {
        title: 'The warning sign',
        text: 'Rules for people you haven’t met. They only put off the polite ones.',
      },
      { title: 'The empty chair', text: '“Just ask.” Nobody does: you have to give them something to ask about.' },
    ],
  },
  guarantee: (days: number) => `Not happy with a paid plan? Get your money back within ${days} days of buying.`,
  closing: {
    title: 'Your bio, with the boring bits crossed out.',
    text: 'The Bio Scanner keeps your voice and shows every change.',
    action: 'Open the Bio Scanner',
  },
  countdown: { left: (hours: string, minutes: string, seconds: string) => `${hours}:${minutes}:${seconds}` },
  faq: {
    title: 'Fair questions about the score',
    list: [
      {
        question: 'Who decided what a good bio is?',
        answer:
          'Studies say what helps and what hurts: concrete details, original words, few errors, about 70% about yourself. How many points each is worth is our judgment, and you can read every rule on its card in the Bio Scanner.',
      },
      {
        question: 'Does a high score mean more matches?',
        answer:
          'Nobody can promise that. Photos weigh more than words in the swipe. A good bio gives people a reason to write.',
      },
      {
        question: 'Is my text sent anywhere?',
        answer:
          'To our server, to be scored by fixed rules. No AI reads it there, and it isn’t stored. In the Bio Scanner, with an account, names and contact details that we recognize are masked before an AI reads it.',
      },
      {
        question: 'Which languages does it know?',
        answer:
          'English and Hungarian. If your bio is in another language, the Bio Scanner tells you that it can’t score it.',
      },
    ],
  },
};

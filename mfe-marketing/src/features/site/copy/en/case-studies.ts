import type { CharacterName } from '../../../../components/illustrations/characters.ts';
import type { PhotoKind } from '../../components/illustrations/photo-scene.tsx';
import { type ScoredBio, scoredBios } from './scored-bios.ts';

export interface CaseStudy {
  id: string;
  who: CharacterName;
  name: string;
  title: string;
  text: string;
  description: string;
  stuck: string;
  before: ScoredBio;
  after: ScoredBio;
  changed: string;
  photos: { first: PhotoKind; now: PhotoKind; note: string };
  chat: { from: 'them' | 'ai' | 'me'; text: string; note?: string }[];
  learned: string[];
}

const list: CaseStudy[] = [
  {
    id: 'anna-tinder-success',
    who: 'ines',
    name: 'Anna, 31',
    title: 'Anna: from a list of hobbies to a question about bakeries',
    text: 'She had the life. Her profile had the nouns. Here is what changed, step by step.',
    description:
      'A worked example: a made-up profile on Tinder, its bio before and after by the real rules, its photos and one conversation.',
    stuck: 'Matches, but first messages that said “hey, how are you”: her bio gave people nothing else to say.',
    before: scoredBios.ines.before,
    after: {
      ...scoredBios.ines.after,
      findings: [
        { words: 'Lisbon', points: 2 },
        { words: 'Window seat or aisle?', points: 10 },
      ],
    },
    changed: 'Nothing was invented. Three nouns became three things you can picture, and the end became a question.',
    photos: {
      first: 'travel',
      now: 'profile',
      note: 'the mountain went to place five: it was lovely, and she was eleven pixels tall',
    },
    chat: [
      { from: 'them', text: 'Aisle. But I’ll hold your custard tart.' },
      {
        from: 'ai',
        text: 'Strong answer. Which city should be number fifteen, and what do we eat there?',
        note: 'two questions, one joke, no CV',
      },
      { from: 'them', text: 'Trieste. Presnitz. You’ll have to look it up.' },
      {
        from: 'ai',
        text: 'I did, and now I’m hungry. There’s a Trieste café by the river: Saturday at eleven or Sunday at three?',
        note: 'a place, two times',
      },
    ],
    learned: [
      'A hobby isn’t a topic until something happened.',
      'The last line of a bio is the first line of the chat.',
      'Your best view is not your best photo.',
    ],
  },
  {
    id: 'mark-tinder-success',
    who: 'gergo',
    name: 'Mark, 44',
    title: 'Mark: from “no drama” to nine kinds of chilli',
    text: 'He wrote rules for people he had never met. Then he wrote about his balcony.',
    description:
      'A worked example: a made-up profile that warned people off, rewritten by the real rules, with one conversation.',
    stuck: 'Few matches, short chats. The profile said who should leave and never who he was.',
    ...scoredBios.gergo,
    changed:
      'Every warning went. The wish behind them stayed, said kindly: “someone calm who calls instead of texting”.',
    photos: { first: 'social', now: 'hobby', note: 'nobody could tell which of the three he was' },
    chat: [
      { from: 'them', text: 'A vindaloo in Leicester. I saw my grandmother.' },
      {
        from: 'ai',
        text: 'How is she? And did you finish the plate, out of respect?',
        note: 'stays in the joke, asks on',
      },
      { from: 'them', text: 'She says hi. I did NOT finish it.' },
      {
        from: 'me',
        text: 'Then let’s start smaller: my mildest one, on toast, by the market on Thursday morning after my shift?',
        note: 'his own words this time: the best kind',
      },
    ],
    learned: ['“No drama” reads as drama.', 'Say the wish, not the wound.', 'By the fourth message he wrote his own.'],
  },
  {
    id: 'julia-tinder-success',
    who: 'hana',
    name: 'Júlia, 26',
    title: 'Júlia: from “not sure what to write” to 62 records',
    text: 'Shy people have the best details. They just hide them behind an apology.',
    description:
      'A worked example: a made-up shy profile, its bio before and after by the real rules, and a conversation that led to a record shop.',
    stuck: 'She apologised for her profile in the first line of it, so nobody read the second.',
    ...scoredBios.hana,
    changed: 'The apology went. 70 isn’t 100, and it doesn’t have to be: it’s hers.',
    photos: { first: 'full_body', now: 'profile', note: 'the kind photo first, the whole outfit third' },
    chat: [
      { from: 'them', text: 'Bohemian Rhapsody. Good luck.' },
      {
        from: 'ai',
        text: 'Oh, I have it on kazoo. Side B is worse. What was the first record you ever paid for?',
        note: 'she delivers, then asks',
      },
      { from: 'them', text: 'A Pet Shop Boys single. I was nine and very serious.' },
      {
        from: 'ai',
        text: 'Nine and serious deserves a reward: the record shop on Klauzál Square, Saturday, one terrible record each?',
        note: 'a date made from both their stories',
      },
    ],
    learned: [
      'Never apologise in line one.',
      'A promise (“I’ll find its worst cover”) is a reason to write.',
      'Good enough and yours beats perfect and anybody’s.',
    ],
  },
];

export const caseStudies = {
  list,
  label: 'A worked example',
  honest:
    'Made up from start to finish: the person is drawn, the chat is written by us. The points are real: the same rules measure your bio.',
  headings: {
    bio: 'The bio, measured',
    photos: 'The photos, reordered',
    chat: 'The conversation',
    learned: 'What to take away',
  },
  before: 'Before',
  after: 'After',
  score: (score: number) => `Bio score: ${score} of 100`,
  wasFirst: 'Was first',
  nowFirst: 'Goes first now',
  others: 'More worked examples',
  closing: {
    title: 'Your turn. Start with your own bio.',
    text: 'Free, no account.',
    action: 'Score my bio',
  },
};

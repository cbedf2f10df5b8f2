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
    title: 'Anna: from a list of hobbies to nine gray cups of coffee',
    text: 'She had the stories. Her profile had the nouns. Here’s what changed, step by step.',
    description:
      'A worked example: a made-up profile on Tinder, its bio before and after, scored by our rules, its photos and one conversation.',
    stuck: 'Matches, but first messages that said “hey, how are you”: her bio gave people nothing else to say.',
    ...scoredBios.anna,
    changed:
      'Nothing was invented. Travel, food and dogs became a city, a cup of coffee and a thief, and the last line became a question.',
    photos: {
      first: 'travel',
      now: 'profile',
      note: 'the mountain moved to fifth place: it was lovely, and she was eleven pixels tall',
    },
    chat: [
      { from: 'them', text: 'Sea. But I’ll argue on a mountain if there’s coffee.' },
      {
        from: 'ai',
        text: 'A fair compromise. Where was the worst cup you’ve ever finished?',
        note: 'one question, one joke, no résumé',
      },
      { from: 'them', text: 'Trieste, of all places. The capital of coffee. I was ashamed for both of us.' },
      {
        from: 'ai',
        text: 'Then Trieste gets a second chance. There’s an Italian café by the river: Saturday at eleven or Sunday at three?',
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
    title: 'Mark: from “no drama” to six tomato plants',
    text: 'He wrote rules for people he had never met. Then he wrote about his balcony.',
    description:
      'A worked example: a made-up profile that warned people off, rewritten and scored by our rules, with one conversation.',
    stuck: 'Few matches, short chats. The profile said who should stay away, never who he was.',
    ...scoredBios.mark,
    changed: 'The warnings went. The wish behind them stayed, put kindly: “someone calm who calls instead of texting”.',
    photos: { first: 'social', now: 'hobby', note: 'no one could tell which of the three he was' },
    chat: [
      { from: 'them', text: 'Chilies. Then you’ll find out who your friends are.' },
      {
        from: 'ai',
        text: 'The cat is already worried. How hot are we talking: soup, or fire department?',
        note: 'stays in the joke, keeps asking',
      },
      { from: 'them', text: 'Fire department. I have seeds.' },
      {
        from: 'me',
        text: 'Then let’s trade: your seeds for my first tomato, at the market on Thursday morning after my shift?',
        note: 'his own words this time: the best kind',
      },
    ],
    learned: [
      '“No drama” reads as drama.',
      'Say what you want, not what hurt you.',
      'By the fourth message he wrote his own.',
    ],
  },
  {
    id: 'julia-tinder-success',
    who: 'hana',
    name: 'Júlia, 26',
    title: 'Júlia: from “not sure what to write” to 31 mended books',
    text: 'Shy people have the best details. They just hide them behind an apology.',
    description:
      'A worked example: a made-up shy profile, its bio before and after, scored by our rules, and a conversation that led to a bookstore.',
    stuck: 'She apologized for her profile in the first line of it, so nobody read the second.',
    ...scoredBios.julia,
    changed: 'The apology went. The quiet stayed, and now there’s something to ask about.',
    photos: { first: 'full_body', now: 'profile', note: 'the kind photo first, the whole outfit third' },
    chat: [
      { from: 'them', text: 'The Master and Margarita. Good luck.' },
      {
        from: 'ai',
        text: 'Page one, black tea, and someone gave up early. Which book have you read more than twice?',
        note: 'she delivers, then asks',
      },
      { from: 'them', text: 'A cookbook. I was nine and very serious.' },
      {
        from: 'ai',
        text: 'Nine and serious deserves a reward: the used bookstore on Klauzál Square, Saturday, one terrible cookbook each?',
        note: 'a date made from both their stories',
      },
    ],
    learned: [
      'Never apologize in line one.',
      'A promise (“I’ll guess the page with the stain”) is a reason to write.',
      'Good enough and yours beats perfect and anyone’s.',
    ],
  },
];

export const caseStudies = {
  list,
  label: 'A worked example',
  honest: 'The person and the chat are made up. The points are real: your bio is scored by the same rules.',
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

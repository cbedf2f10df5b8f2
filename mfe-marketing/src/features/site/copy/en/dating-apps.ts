import type { DatingApp } from '@datewright/contracts/bio/rules';
import type { CaptureName } from '../../../../components/capture.tsx';
import type { CharacterName } from '../../../../components/illustrations/characters.ts';

interface UseCase {
  name: string;
  who: CharacterName;
  title: string;
  text: string;
  description: string;
  actions: [first: { label: string; to: string }, second: { label: string; to: string }];
  field: string;
  start: string;
  note: string;
  benefits: { title: string; text: string; captures: readonly CaptureName[] }[];
  closing: string;
}

const list: Record<DatingApp, UseCase> = {
  tinder: {
    name: 'Tinder',
    who: 'kofi',
    title: 'Tinder is fast. Be the one worth stopping for.',
    text: 'A second per photo, a line per bio. Fix what people see first, then open with something that isn’t “hey”.',
    description:
      'For Tinder: a first photo that stops the thumb, a bio within its limit, and openers made from their profile.',
    actions: [
      { label: 'Fix My Profile', to: '/profile-analyzer' },
      { label: 'Try Smart Openers', to: '/chat-assistant' },
    ],
    field: 'Your Tinder bio',
    start: 'Physio by day, terrible karaoke by night: my best song is Dancing Queen. Duet, or do you watch?',
    note: 'thumbs are impatient: put the hook up front',
    benefits: [
      {
        title: 'A profile that reads like a person',
        text: 'The Bio Scanner shows what each word adds or costs, and counts Tinder’s characters as you type.',
        captures: ['fixes'],
      },
      {
        title: 'Openers that only fit one match',
        text: 'ChatPad picks up what they wrote, not how they look.',
        captures: ['paste', 'opener'],
      },
    ],
    closing: 'Your next match decides in seconds. Help them.',
  },
  bumble: {
    name: 'Bumble',
    who: 'ines',
    title: 'Bumble gives you a day. Use the first minute.',
    text: 'There’s a 24-hour window to reply. Give them photos and a bio that make the first move easy, and be ready when it comes.',
    description:
      'For Bumble: photos in the right order, a bio within its limit, and replies ready before the 24-hour window closes.',
    actions: [
      { label: 'Upgrade My Photos', to: '/photo-analyzer' },
      { label: 'Rewrite My Bio', to: '/profile-analyzer' },
    ],
    field: 'Your Bumble bio',
    start:
      'Night-shift nurse, so my breakfast is your dinner. I grow 9 kinds of chili. What’s the hottest thing you’ve ever eaten?',
    note: 'end on a question: it is half of their first message',
    benefits: [
      {
        title: 'Easy to write to',
        text: 'A bio that ends on something easy to answer makes the first move a small one.',
        captures: ['fixes'],
      },
      {
        title: 'Ready within the window',
        text: 'Their message came? ChatPad has three to five replies in your tone before the coffee is cold.',
        captures: ['conversation', 'reply'],
      },
    ],
    closing: 'Twenty-four hours sounds long. It isn’t.',
  },
  hinge: {
    name: 'Hinge',
    who: 'leyla',
    title: 'Hinge is prompts. Answer like you mean it.',
    text: 'Three short answers carry the whole profile. Make each one easy to reply to, then plan the date it leads to.',
    description:
      'For Hinge: prompt answers within their limit that start conversations, and a plan for the date they lead to.',
    actions: [
      { label: 'Improve My Prompts', to: '/profile-analyzer' },
      { label: 'Prepare For Dates', to: '/date-prep' },
    ],
    field: 'Your answer to a prompt',
    start: 'Two truths and a lie: I named a monstera Gregory, I lost to a goose, I like jazz.',
    note: 'leave one thing open: they’ll want to know',
    benefits: [
      {
        title: 'Answers that get answered',
        text: 'Concrete, short and easy to reply to. The Bio Scanner counts the characters as you type.',
        captures: ['fixes'],
      },
      {
        title: 'From the prompt to the place',
        text: 'Date Coach turns what you both wrote into three spots, and a plan for the evening.',
        captures: ['spot'],
      },
    ],
    closing: 'Three answers, one evening of work. Start with the first.',
  },
};

export const datingApps = {
  list,
  crumb: 'Use cases',
  counter: (left: number) => (left >= 0 ? `${left} characters left` : `${-left} characters too many`),
  limit: (app: string, limit: number) => `${app} shows up to ${limit} characters here.`,
  example: 'An example for you to overwrite. Nothing is sent.',
  facts: (credits: number, app: string) => [
    `${credits} free AI messages daily`,
    'No card required',
    `Works with ${app}: nothing to connect`,
  ],
  benefits: 'What changes',
  start: 'Start Free Today',
  pricing: 'View Pricing',
  closing: 'Free to start, and nothing is ever sent for you.',
};

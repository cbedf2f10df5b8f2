import { count } from './count.ts';

/** The page around the features: header, progress, credits. */
export const page = {
  title: 'Bio Glow Up',
  lead: 'Write a bio that sounds like you, see what each sentence is worth, and keep the version you like.',
  credits: (n: number) => count(n, 'credit', 'credits'),
  refreshCredits: (n: number) => `${count(n, 'credit', 'credits')}. Read again`,
  allowance: {
    daily: (n: number) => `${count(n, 'bio credit', 'bio credits')} a day in your plan`,
    weekly: (n: number) => `${count(n, 'bio credit', 'bio credits')} a week in your plan`,
    monthly: (n: number) => `${count(n, 'bio credit', 'bio credits')} a month in your plan`,
  },
  cost: '1 credit',
  create: 'Create my bio',
  examples: 'See examples',
  retry: 'Retry',
  cancel: 'Cancel',
  offline:
    'You are offline. What you type stays on this device; saving, scoring and writing work again once you are back.',
  byAi: (who: string) => `Written by AI: ${who}`,
  progress: {
    label: 'Your progress',
    create: 'Create',
    upgrade: 'Upgrade',
    score: 'Score It',
    done: 'done',
    share: (percent: number) => `${percent}% done`,
  },
};

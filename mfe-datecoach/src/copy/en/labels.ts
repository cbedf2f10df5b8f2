import type { Quote } from '@datewright/contracts/datecoach/quote';

/** Labels on AI output. */
export const labels = {
  byAi: (who: string) => `Written by AI: ${who}`,
  waiting: 'It continues once you’re back online.',
  retry: 'Try again',
  checkThis: 'check this',
  because: ({ from, where }: Pick<Quote, 'from' | 'where'>) =>
    from === 'member'
      ? 'because you wrote'
      : { message: 'because they wrote', bio: 'because their bio says', interest: 'because they’re into' }[where],
  source: ({ from, where }: Pick<Quote, 'from' | 'where'>) =>
    from === 'member'
      ? 'From your message'
      : { message: 'From their message', bio: 'From their bio', interest: 'From their interests' }[where],
};

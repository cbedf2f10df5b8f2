/** The page around the features: header and progress. */
export const page = {
  title: 'Bio Glow Up',
  lead: 'Write a bio that sounds like you, see what each sentence is worth, and keep the version you like.',
  cost: '1 credit',
  create: 'Create my bio',
  examples: 'See examples',
  retry: 'Retry',
  cancel: 'Cancel',
  byAi: (who: string) => `Written by AI: ${who}`,
  progress: {
    label: 'Your progress',
    create: 'Create',
    upgrade: 'Upgrade',
    score: 'Score It',
    step: (at: number, of: number) => `Step ${at} of ${of}`,
  },
};

import type { ModerationNotice } from '@datewright/contracts/moderation';

/** A notice about a held-back text that the member may override. */
export const sampleSafetyNotice: ModerationNotice = {
  kind: 'hate',
  reason: 'insult',
  by: 'member',
  language: 'en',
  mayGoOn: true,
  replies: [],
  rest: '',
};

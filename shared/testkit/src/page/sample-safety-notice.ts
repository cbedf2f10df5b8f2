import type { ModerationNotice } from '@datewright/contracts/moderation';

/** Why a text of the member is held back, in a way that they may call wrong and go on. */
export const sampleSafetyNotice: ModerationNotice = {
  kind: 'hate',
  reason: 'insult',
  by: 'member',
  language: 'en',
  mayGoOn: true,
  replies: [],
  rest: '',
};

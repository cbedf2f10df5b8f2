import type { Care } from '@datewright/contracts/safety';

/** Why a text of the member is held back, in a way that they may call wrong and go on. */
export const heldCare: Care = {
  kind: 'hate',
  reason: 'insult',
  by: 'member',
  language: 'en',
  mayGoOn: true,
  replies: [],
  rest: '',
};

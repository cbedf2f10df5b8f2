/** Why a suggestion of the AI is not shown. */
export type RejectionReason =
  | 'form'
  | 'long'
  | 'contact'
  | 'unsafe'
  | 'pushy'
  | 'looks'
  | 'playful'
  | 'language'
  | 'unanswered'
  | 'repeated';

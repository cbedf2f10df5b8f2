/** Why a suggestion of the AI is not shown. */
export type RejectionReason =
  | 'form'
  | 'long'
  | 'contact'
  | 'unsafe'
  | 'pushy'
  | 'looks'
  | 'cliche'
  | 'name'
  | 'playful'
  | 'language'
  | 'unanswered'
  | 'repeated';

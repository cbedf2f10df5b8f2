export type Author = 'member' | 'match';
/** Where a text stands: a profile or bio, a message that was sent, or what the member is about to send or ask for. */
export type Place = 'bio' | 'message' | 'draft';

/** One text with who wrote it. The order is that of the conversation. */
export interface AuthoredText {
  author: Author;
  place: Place;
  text: string;
}

export type Author = 'member' | 'match';
/** Where a text comes from: a profile or bio, a sent message, or what the member is about to send or request. */
export type Place = 'bio' | 'message' | 'draft';

/** One text with its author; a list is in the order of the conversation. */
export interface AuthoredText {
  author: Author;
  place: Place;
  text: string;
}

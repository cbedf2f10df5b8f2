export type Author = 'member' | 'match';
/** Where a text stands: a profile or bio, a message that was sent, or what the member is about to send or ask for. */
export type Place = 'bio' | 'message' | 'draft';

/** One text with who wrote it. The order is that of the conversation. */
export interface Said {
  by: Author;
  place: Place;
  text: string;
}

/** A sentence as the rules read it. */
export interface Sentence extends Pick<Said, 'by' | 'place'> {
  /** Which of the texts it is of. */
  nth: number;
  /** Where it stands in that text, in UTF-16 units. */
  start: number;
  end: number;
  /** Folded: see `rule.ts`. */
  words: string;
}

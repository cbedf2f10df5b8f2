/** A copied chat. Each line of `talk` starts with `<` for the match or `>` for the member. */
export interface Paste {
  app: string;
  pasted: string;
  /** Set when the chat has no names, so the member is asked who wrote first. */
  asks?: 'first';
  talk: string[];
}

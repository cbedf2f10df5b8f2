/** A usual copy of a chat. Each line of `talk` begins with `<` for the match or `>` for the member. */
export interface Paste {
  app: string;
  pasted: string;
  /** It says no names: the member is asked, and says that the match wrote first. */
  asks?: 'first';
  talk: string[];
}

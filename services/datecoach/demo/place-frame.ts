/** A moment that may come up, and what to do or say. */
type Moment = readonly [scenario: string, text: string];

/** What a playbook says about one kind of place. The first phrases fill slots, the others are tips. */
export interface PlaceFrame {
  /**
   * Lower-case word prefixes in the spot's name that mean this kind; `$` ends a whole word, and a hyphen at the start
   * also finds the end of a compound.
   */
  words: string[];
  /** The two walk on paths under the open sky. */
  isOnPaths?: true;
  /** "in the park" */
  at: string;
  /** A moment for a question: "on the first stretch" */
  moment: string;
  /** Something there to point at: "a dog or an odd tree" */
  look: string;
  /** Where it ends: "back at the gate" */
  endpoint: string;
  wear: string;
  bring: string;
  meet: string;
  choose: string;
  timing: string;
  questions: readonly [string, string, string];
  /** Closeness there, and how a no looks. */
  close: readonly { text: string; readNo: string }[];
  groom: string;
  /** Leads to words of the match, which follow. */
  link: string;
  praise: string;
  /** Absent where the two can't touch. */
  hug?: string;
  /** Offers a little more time. */
  extend: string;
  pause: string;
  late: string;
  comfort: string;
  onward: string;
  recall: string;
  promise: string;
  /** What to write afterwards. */
  after: string;
  sign: string;
  trouble: Moment;
  surprise: Moment;
  funny: Moment;
  end: string;
  wrong: string;
}

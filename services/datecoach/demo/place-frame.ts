/** A moment that may come up, and what to do or say. */
type Moment = readonly [scenario: string, text: string];

/** What a playbook says about one kind of place. The first five phrases fill slots, the others are tips. */
export interface PlaceFrame {
  /** Lower-case word prefixes in the spot's name that mean this kind; `$` ends a whole word. */
  words: string[];
  /** "in the park" */
  at: string;
  /** A moment for a question: "on the first stretch" */
  moment: string;
  /** Something there to point at: "a dog or an odd tree" */
  look: string;
  /** A little more of it: "one more loop" */
  more: string;
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
  sign: string;
  trouble: Moment;
  surprise: Moment;
  funny: Moment;
  end: string;
  wrong: string;
}

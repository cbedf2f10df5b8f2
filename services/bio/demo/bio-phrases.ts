type Tone = 'flirty' | 'thoughtful' | 'bold';
/**
 * The template of one sentence. Slots: `{a}`, `{b}`, `{c}` interests, `{list}` a list of them, `{take}` and `{plan}`
 * about one of them, `{q}` a question, `{seek}` what the member looks for. A template with an empty slot is not used.
 */
type Frames = Record<Tone, string[]>;

/** The sentences that the demo AI can use in a bio, in one language. None of them states a fact about the member. */
export interface BioPhrases {
  and: string;
  openers: Frames;
  opinions: Frames;
  closers: Frames;
  /** Sentences that the member finishes, for a bio without anything of their own. */
  gaps: Frames;
  /** `{seek}` as the object of a verb, and after a colon, where any form fits. */
  seeks: { phrase: string[]; anything: string[] };
  /** A sentence of the member's that is used unchanged. */
  saysItself: RegExp;
  isPhrase: RegExp;
  /** Opening words of what the member looks for that would repeat ours. */
  seekStart: RegExp;
  /** Clichés, complaints and demands that are better left out. */
  worn: RegExp;
  /** A clause that can be a sentence without the one before it. */
  standsAlone: RegExp;
  /** What the member doesn't want. */
  negative: RegExp;
  explain: {
    opener: string[];
    kept: string[];
    dropped: string[];
    /** Nothing of the bio was left. */
    droppedAll: string;
    /** What the gap is for. */
    gap: string;
    reordered: string;
    seek: string[];
    question: string[];
    tone: Record<Tone, string>;
  };
  /** `{words}` are words of the bio. */
  advice: {
    short: string;
    long: string;
    worn: string;
    negative: string;
    plain: string;
    concrete: string;
    noQuestion: string;
    question: string;
    invitation: string;
    noSeek: string;
    seek: string;
    /** General: it holds for every bio. */
    aloud: string;
  };
  /** Words for things that everybody likes. */
  vague: RegExp;
  /** A sentence of an AI that invents facts. */
  invented: string;
}

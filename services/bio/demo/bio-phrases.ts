type Tone = 'flirty' | 'thoughtful' | 'bold';
/**
 * The frame of one sentence. Slots: `{a}`, `{b}`, `{c}` interests, `{list}` of them, `{take}` and `{plan}` on one of
 * them, `{q}` a question, `{seek}` what the member looks for. A frame whose slots can't be filled is not used.
 */
type Frames = Record<Tone, string[]>;

/** What the demo AI can say in a bio, in one language. None of it is a fact about anybody. */
export interface BioPhrases {
  and: string;
  openers: Frames;
  opinions: Frames;
  closers: Frames;
  /** `{seek}` as the object of a verb, and after a colon, where anything fits. */
  seeks: { phrase: string[]; anything: string[] };
  /** A sentence of the member that needs none of ours around it. */
  saysItself: RegExp;
  isPhrase: RegExp;
  /** Words before what is sought that would double ours. */
  seekStart: RegExp;
  /** Sentences that every second bio has, complaints and demands: better left out. */
  worn: RegExp;
  explain: {
    opener: string[];
    kept: string[];
    dropped: string[];
    seek: string[];
    question: string[];
    tone: Record<Tone, string>;
  };
  advice: {
    short: string;
    long: string;
    worn: string;
    plain: string;
    concrete: string;
    noQuestion: string;
    question: string;
    invitation: string;
    noSeek: string;
    seek: string;
    warm: string;
  };
  /** What an AI says that does not keep to what it was given. */
  invented: string;
}

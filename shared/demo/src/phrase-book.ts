/** Something to talk about, and what the demo AI has to say on it. */
export interface Topic {
  label: string;
  /** Beginnings of words that bring it up, lower case; a `$` asks for the whole word. */
  words: string[];
  /** Whole sentences. */
  questions: string[];
  /** Clauses without a full stop, playful opinions. */
  takes: string[];
  /** Noun phrases: a date. */
  plans: string[];
}

/** What there is to say in one language, whatever the tool. */
export interface PhraseBook {
  topics: Topic[];
  /** For an interest that no topic knows; may hold `{topic}`. */
  unknownTopic: Pick<Topic, 'questions' | 'takes' | 'plans'>;
  /** For somebody of whom nothing is known. */
  noTopic: Pick<Topic, 'questions' | 'takes' | 'plans'>;
}

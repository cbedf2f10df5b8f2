/** A topic, and what the demo AI has to say about it. */
export interface Topic {
  label: string;
  /** Lower-case word beginnings that match the topic; a `$` at the end matches the whole word. */
  words: string[];
  /** Complete sentences. */
  questions: string[];
  /** Playful opinions: clauses without a full stop. */
  takes: string[];
  /** Date ideas: noun phrases. */
  plans: string[];
}

/** The phrases of one language, for every tool. */
export interface PhraseBook {
  topics: Topic[];
  /** For an interest without a topic; may contain `{topic}`. */
  unknownTopic: Pick<Topic, 'questions' | 'takes' | 'plans'>;
  /** For a person without known interests. */
  noTopic: Pick<Topic, 'questions' | 'takes' | 'plans'>;
}

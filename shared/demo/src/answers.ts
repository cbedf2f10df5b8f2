/** What the demo AI is asked, as a tool's demo answers read it. */
export interface DemoQuestion {
  /** Name of the answer's schema. */
  schema: string;
  /** What the user message says; `dataIn` finds the JSON in it. */
  text: string;
  /** What the system message says. */
  instructions: string;
  /** How the demo AI was told to behave: see the sandbox's `behaviours.ts`. */
  behaviour: string;
}

/**
 * What the demo AI says to one tool: `services/<tool>/demo/answers.ts` exports it by default, and the sandbox loads it.
 * The same question must get the same answer. What is answered is fitted to the schema that was asked for.
 */
export interface DemoAnswers {
  /** The schemas of this tool, by name. */
  schemas: readonly string[];
  compose(question: DemoQuestion): object;
  /** What a model would write that obeys somebody else: foreign contacts, its own instructions. */
  hijacked(question: DemoQuestion): object;
}

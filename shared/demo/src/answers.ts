/** A question to the demo AI, as a tool's demo answers read it. */
export interface DemoQuestion {
  /** Name of the answer's schema. */
  schema: string;
  /** Text of the user message; `extractJson` finds the JSON in it. */
  text: string;
  /** Text of the system message. */
  instructions: string;
  /** The requested behaviour: see the sandbox's `behaviours.ts`. */
  behaviour: string;
}

/**
 * The demo AI's answers for one tool: `services/<tool>/demo/answers.ts` exports it by default, and the sandbox loads
 * it.
 * Equal questions must get equal answers. The answer is fitted to the requested schema.
 */
export interface DemoAnswers {
  /** The schemas of this tool, by name. */
  schemas: readonly string[];
  compose(question: DemoQuestion): object;
  /** The answer of a model that follows injected instructions: foreign contacts, its own instructions. */
  hijacked(question: DemoQuestion): object;
}

/** The tools that are paid for, by the name of their operations here. */
export type PaidTool = 'chatpad' | 'bio' | 'photo' | 'playbook';

/** What a member was told last of an operation: here it is, it cost nothing, it failed and is charged, or nothing that is certain. */
export type ReportedOutcome = 'shown' | 'free' | 'charged' | 'unknown';

/** One operation for a credit, as its member saw it. */
export interface PaidOperation {
  operationId: string;
  userId: string;
  email: string;
  tool: PaidTool;
  /** The match of a round of suggestions; empty elsewhere. */
  matchId: string;
  reportedOutcome: ReportedOutcome;
  /** What was shown, as text that two readings can be compared by; empty while nothing was. */
  content: string;
  /** When something was last told of it. */
  at: number;
}

/** Something that costs nothing and that the product said it keeps. */
export interface SavedItem {
  what: string;
  at: number;
}

/** A purchase as the member saw it: the plan is said to be in force, or the buyer was on the way to it. */
export interface Purchase {
  email: string;
  userId: string;
  isComplete: boolean;
  /** When they went to buy, and when they were told last. */
  startedAt: number;
  at: number;
}

/** The paid tools, by the name of their operations here. */
export type PaidTool = 'chatpad' | 'bio' | 'photo' | 'playbook';

/** The last reported outcome of an operation: shown, free of charge, failed and charged, or unknown. */
export type ReportedOutcome = 'shown' | 'free' | 'charged' | 'unknown';

/** One operation for a credit, as its member saw it. */
export interface PaidOperation {
  operationId: string;
  userId: string;
  email: string;
  tool: PaidTool;
  /** The match of the suggestions; empty for other tools. */
  matchId: string;
  reportedOutcome: ReportedOutcome;
  /** The shown content, as text that two reads can be compared by; empty until something was shown. */
  content: string;
  /** When the outcome was last reported. */
  at: number;
}

/** Something free of charge that the product confirmed as saved. */
export interface SavedItem {
  what: string;
  at: number;
}

/** A purchase as the member saw it: the plan was reported as active, or the buyer was still on the way to it. */
export interface Purchase {
  email: string;
  userId: string;
  isComplete: boolean;
  /** When they started to buy, and when the last report came. */
  startedAt: number;
  at: number;
}

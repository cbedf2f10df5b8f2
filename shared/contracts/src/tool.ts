import type { Tier } from './tier.ts';

export type ResetPeriod = 'daily' | 'weekly' | 'monthly';

/** So many credits in each period. */
export interface Allowance {
  limit: number;
  period: ResetPeriod;
}

/**
 * What the whole house knows of one tool: plans, credits, guards, pages and the start of processes all read it here.
 * How a tool's pages look from outside (address, icon, menu, what home says of it) stands on its remote's card.
 */
export interface Tool {
  /** Its service: the folder `services/<service>`, and whose token may spend its credits. */
  service: string;
  /** Its credits, on the wire and in the ledger. */
  credit: string;
  /** What a route's card asks the plan for. */
  feature: string;
  /** What members call it, everywhere. */
  name: string;
  /** Its place among the tools, smallest first. */
  order: number;
  /** What one credit buys. */
  unit: { one: string; many: string };
  /** Its long work is done by jobs: its workers are scaled apart from its API. */
  worksByJob?: boolean;
  /** What a charge was for, by the word that the tool's service gives: how the member's history says it. */
  purposes: Readonly<Record<string, string>>;
  /** What one period of each plan holds; `null`: the plan has no access to it. */
  allowances: Record<Tier, Allowance | null>;
}

/** Declares a tool, keeping its words as types. */
export const defineTool = <const Declared extends Tool>(tool: Declared): Declared => tool;

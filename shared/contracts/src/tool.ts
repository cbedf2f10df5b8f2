import type { Tier } from './tier.ts';

export type ResetPeriod = 'daily' | 'weekly' | 'monthly';

/** A number of credits per period. */
export interface Allowance {
  limit: number;
  period: ResetPeriod;
}

/**
 * The descriptor of one tool, read by plans, credits, guards, pages and the process starter.
 * How other pages present the tool (link, icon, menu, texts) is on its remote's card.
 */
export interface Tool {
  /** Name of its service, `services/<service>`. Only that service's token may spend the tool's credits. */
  service: string;
  /** Name of its credits on the wire and in the ledger. */
  credit: string;
  /** The feature key that a route's card names. */
  feature: string;
  /** Its name for members, the same everywhere. */
  name: string;
  /** Position among the tools, smallest first. */
  order: number;
  /** What one credit buys. */
  unit: { one: string; many: string };
  /** Its long work runs as jobs, so its workers scale separately from its API. */
  worksByJob?: boolean;
  /** What a charge was for, by the purpose that the tool's service names: the text in the member's credit history. */
  purposes: Readonly<Record<string, string>>;
  /** Credits per period in each plan; `null` when the plan does not include the tool. */
  allowances: Record<Tier, Allowance | null>;
}

/** Declares a tool and keeps its values as literal types. */
export const defineTool = <const Declared extends Tool>(tool: Declared): Declared => tool;

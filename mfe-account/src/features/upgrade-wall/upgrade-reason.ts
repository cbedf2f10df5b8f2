import { type toolByCredit, toolByFeature } from '@datewright/contracts/tool-lookup';

export interface UpgradeReason {
  /** The tool that it is about; `null` when that is not known. */
  tool: ReturnType<typeof toolByCredit> | null;
  reason: 'limit' | 'credits' | null;
  /** How many of how many are used, where that is what it is about. */
  used: { current: number; max: number } | null;
}

/** What the page before said in the router's state, in whatever form; with none the wall speaks in general. */
export function readUpgradeReason(state: unknown): UpgradeReason {
  const said = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  const { feature, current, max } = said;
  return {
    tool: (typeof feature === 'string' && toolByFeature(feature)) || null,
    reason: said.reason === 'limit' || said.reason === 'credits' ? said.reason : null,
    used: isCount(current) && isCount(max) && max > 0 ? { current, max } : null,
  };
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

import { type toolByCredit, toolByFeature } from '@datewright/contracts/tool-lookup';

export interface UpgradeReason {
  /** The tool in question; `null` if unknown. */
  tool: ReturnType<typeof toolByCredit> | null;
  reason: 'limit' | 'credits' | null;
  /** Used and total credits, if they are the reason. */
  used: { current: number; max: number } | null;
}

/** Reads the reason from the router's state, in any form; without one the page stays general. */
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

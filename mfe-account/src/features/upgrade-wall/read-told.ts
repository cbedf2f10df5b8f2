import type { ToolName } from '@datewright/contracts/plans';

const tools = {
  chatPad: 'chatpad',
  bioScanner: 'bio_write',
  photoAnalyzer: 'photoanalyzer',
  dateCoach: 'datecoach',
} as const satisfies Record<string, ToolName>;

export interface Told {
  feature: keyof typeof tools | 'generic';
  /** The tool behind the feature. */
  tool: ToolName | null;
  reason: 'limit' | 'credits' | null;
  /** How many of how many are used, where that is what it is about. */
  used: { current: number; max: number } | null;
}

/** What the page before said in the router's state, in whatever form; with none the wall speaks in general. */
export function readTold(state: unknown): Told {
  const said = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  const feature = isFeature(said.feature) ? said.feature : 'generic';
  const { current, max } = said;
  return {
    feature,
    tool: feature === 'generic' ? null : tools[feature],
    reason: said.reason === 'limit' || said.reason === 'credits' ? said.reason : null,
    used: isCount(current) && isCount(max) && max > 0 ? { current, max } : null,
  };
}

const isFeature = (value: unknown): value is keyof typeof tools =>
  typeof value === 'string' && Object.hasOwn(tools, value);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

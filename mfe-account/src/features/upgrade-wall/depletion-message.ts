import type { wall } from './copy/en.ts';
import type { UpgradeReason } from './upgrade-reason.ts';

/** Explains what is missing: used up, not in the plan, or unknown. */
export function toDepletionMessage({ tool, reason, used }: UpgradeReason, copy: typeof wall): string {
  const name = tool?.name ?? copy.thisTool;
  if (used) return copy.used(name, used.current, used.max);
  if (reason === 'credits') return copy.empty(name);
  return tool === null ? copy.generic : copy.notIncluded(name);
}

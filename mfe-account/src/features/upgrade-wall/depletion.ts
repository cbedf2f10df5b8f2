import type { wall } from '../../copy/en/wall.ts';
import type { Told } from './read-told.ts';

/** What is missing, in words: used up, not in the plan, or nothing known. */
export function depletion({ tool, reason, used }: Told, copy: typeof wall): string {
  const name = tool?.name ?? copy.thisTool;
  if (used) return copy.used(name, used.current, used.max);
  if (reason === 'credits') return copy.empty(name);
  return tool === null ? copy.generic : copy.notIncluded(name);
}

import { type Funnel, funnelSteps } from '@datewright/contracts/marketing/read-analytics';

export const createEmptyFunnel = (): Funnel => ({ visit: 0, register: 0, confirm: 0, suggestion: 0, purchase: 0 });

/** Adds the counts of `other` to `total` in place. */
export function addFunnel(total: Funnel, other: Funnel): void {
  for (const step of funnelSteps) total[step] += other[step];
}

import type { Plan } from '@datewright/contracts/plans';

/** The pricing page with the order of a plan open. `source` is the analytics name of what led there. */
export const getOrderPath = (plan: Plan['slug'], source: string) =>
  `/pricing?${new URLSearchParams({ checkout: plan, source })}`;

import type { AppContext } from '../context.ts';

/** Everything that the service stores about the member, for a download. */
export const exportDates = (ctx: AppContext, userId: string) => ({
  playbooks: ctx.playbooks.streamWhole(userId),
  savedTips: ctx.savedTips.stream(userId),
  plans: ctx.plans.stream(userId),
  spots: ctx.spots.streamAll(userId),
});

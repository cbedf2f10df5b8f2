import { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { leftOf } from '@datewright/service-kit/left';
import { awaitPlaybook, strategyOf } from '../use-cases/await-playbook.ts';
import { startPlaybook } from '../use-cases/start-playbook.ts';
import type { Route } from './route.ts';

export const dateStrategyGeneratorRoute: Route = (routes, ctx) =>
  routes.call(dateStrategyGenerator, async ({ caller, body, res }) => {
    const left = leftOf(res);
    const { operationId, isNew } = await ctx.running.track(startPlaybook(ctx, caller, body));
    const isCached = !isNew;
    if (!body.wait) return { operationId, strategy: null, isCached };
    const playbook = await awaitPlaybook(ctx, { userId: caller.userId, operationId, left });
    return { operationId, strategy: strategyOf(playbook, isCached ? new Date(ctx.now()) : null), isCached };
  });

import { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { disconnectSignal } from '@datewright/service-kit/http/disconnect-signal';
import { toStrategy } from '../rules/to-strategy.ts';
import { awaitPlaybook } from '../use-cases/await-playbook.ts';
import { startPlaybook } from '../use-cases/start-playbook.ts';
import type { Route } from './route.ts';

export const dateStrategyGeneratorRoute: Route = (routes, ctx) =>
  routes.call(dateStrategyGenerator, async ({ caller, body, res }) => {
    const signal = disconnectSignal(res);
    const { operationId, isNew } = await ctx.inFlight.track(startPlaybook(ctx, caller, body));
    const isCached = !isNew;
    if (!body.wait) return { operationId, strategy: null, isCached };
    const playbook = await awaitPlaybook(ctx, { userId: caller.userId, operationId, disconnectSignal: signal });
    return { operationId, strategy: toStrategy(playbook, isCached ? new Date(ctx.now()) : null), isCached };
  });

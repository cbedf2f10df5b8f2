import { followPlaybook as call, playbookNews } from '@datewright/contracts/datecoach/follow-playbook';
import { eventStream } from '@datewright/service-kit/event-stream';
import { followPlaybook } from '../use-cases/follow-playbook.ts';
import { stopIfNobodyReads } from '../use-cases/stop-playbook.ts';
import type { Route } from './route.ts';

export const followPlaybookRoute: Route = (routes, ctx) =>
  routes.stream(call, async ({ caller: { userId }, params: { operationId }, res }) => {
    const { send, end, left } = eventStream(res, playbookNews);
    for await (const news of followPlaybook(ctx, { userId, operationId, left, bySection: true })) send(news);
    if (left.aborted) stopIfNobodyReads(ctx, userId, operationId);
    end();
  });

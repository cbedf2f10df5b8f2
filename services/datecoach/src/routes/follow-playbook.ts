import { followPlaybook as call, playbookEvent } from '@datewright/contracts/datecoach/follow-playbook';
import { createEventStream } from '@datewright/tool-kit/app/event-stream';
import { followPlaybook } from '../use-cases/follow-playbook.ts';
import { stopUnlessReconnected } from '../use-cases/stop-playbook.ts';
import type { Route } from './route.ts';

export const followPlaybookRoute: Route = (routes, ctx) =>
  routes.stream(call, async ({ caller: { userId }, params: { operationId }, res }) => {
    const { send, end, disconnectSignal } = createEventStream(res, playbookEvent);
    for await (const event of followPlaybook(ctx, { userId, operationId, disconnectSignal, bySection: true }))
      send(event);
    if (disconnectSignal.aborted) stopUnlessReconnected(ctx, userId, operationId);
    end();
  });

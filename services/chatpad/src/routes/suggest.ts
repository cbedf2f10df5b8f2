import { suggest as call, suggestionEvent } from '@datewright/contracts/chatpad/suggest';
import { eventStream } from '@datewright/service-kit/event-stream';
import { suggest } from '../use-cases/suggest.ts';
import type { Route } from './route.ts';

export const suggestRoute: Route = (routes, ctx) =>
  routes.stream(call, ({ caller, params: { matchId }, body, res }) => {
    const audience = eventStream(res, suggestionEvent);
    return ctx.running.track(suggest(ctx, { member: caller, matchId, ...body }, audience));
  });

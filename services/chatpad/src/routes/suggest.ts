import { suggest as call } from '@datewright/contracts/chatpad/suggest';
import { suggest } from '../use-cases/suggest.ts';
import { eventStream } from './event-stream.ts';
import type { Route } from './route.ts';

export const suggestRoute: Route = (routes, ctx) =>
  routes.stream(call, ({ caller, params: { matchId }, body, res }) => {
    const audience = eventStream(res);
    return ctx.running.track(suggest(ctx, { member: caller, matchId, ...body }, audience));
  });

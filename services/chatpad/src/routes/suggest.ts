import { suggest as call, suggestionEvent } from '@datewright/contracts/chatpad/suggest';
import { createEventStream } from '@datewright/tool-kit/app/event-stream';
import { suggest } from '../use-cases/suggest.ts';
import type { Route } from './route.ts';

export const suggestRoute: Route = (routes, ctx) =>
  routes.stream(call, ({ caller, params: { matchId }, body, res }) => {
    const stream = createEventStream(res, suggestionEvent);
    return ctx.inFlight.track(suggest(ctx, { member: caller, matchId, ...body }, stream));
  });

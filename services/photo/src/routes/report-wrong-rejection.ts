import { reportWrongRefusal } from '@datewright/contracts/photo/report-wrong-refusal';
import type { Route } from './route.ts';

export const reportWrongRejectionRoute: Route = (routes, ctx) =>
  routes.call(reportWrongRefusal, async ({ body: { code } }) => {
    ctx.counters.wrong.inc({ code });
    return {};
  });

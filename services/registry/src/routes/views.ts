import { reportViews } from '@datewright/contracts/registry/report-views';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import { countViews } from '../use-cases/count-views.ts';
import type { Route } from './route.ts';

/** More than a person opens, so that one address can't end a canary by reports alone. */
const reportsPerAddress = { name: 'views', max: 60, windowSeconds: 60 };

export const viewsRoute: Route = (routes, context) => {
  routes.call(reportViews, async ({ body, req }) => {
    await consumeRateLimit(context.limiter, reportsPerAddress, getClientAddress(req));
    await countViews(context, body.views);
    return {};
  });
};

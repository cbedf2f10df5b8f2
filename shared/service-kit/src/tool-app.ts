import type { ContractService } from '@datewright/contracts/services';
import type { Request } from 'express';
import { createApp } from './app.ts';
import { memberGuard } from './member-token.ts';
import { pingMongo } from './mongo.ts';
import { type ServiceRouter, serviceRouter } from './router.ts';
import type { ToolBase } from './tool-base.ts';

/** Members call with an access token that was made for this service. */
type ToolGuards = { member: ReturnType<typeof memberGuard> };

/** Adds one call to the router. */
export type AddCall<Context> = (routes: ServiceRouter<ToolGuards>, ctx: Context) => void;

/** The Express app of a tool whose every call is a member's. */
export function toolApp<Context extends ToolBase>(service: ContractService, ctx: Context, calls: AddCall<Context>[]) {
  const memberOfToken = memberGuard(ctx.config, service);
  /** A token outlives its session by minutes; whoever is out is out here too. */
  async function member(req: Request) {
    const known = await memberOfToken(req);
    ctx.endedSessions.check(known, req.method);
    return known;
  }
  const routes = serviceRouter(ctx.config.PUBLIC_ORIGIN, { member });
  for (const add of calls) add(routes, ctx);
  return createApp({
    service,
    log: ctx.log,
    metrics: ctx.metrics,
    trustProxyHops: ctx.config.TRUST_PROXY_HOPS,
    ready: async () => ctx.endedSessions.isKnown && pingMongo(ctx.connection),
    routes,
  });
}

import { memberDataCall } from '@datewright/contracts/member-data';
import type { ContractService } from '@datewright/contracts/services';
import type { Express, Request } from 'express';
import { createApp, serve } from './app.ts';
import { keepErasing, type MemberData } from './member-data.ts';
import { memberGuard } from './member-token.ts';
import { buildIndexes, pingMongo } from './mongo.ts';
import { opsRoutes } from './ops/ops-routes.ts';
import { type ServiceRouter, serviceRouter } from './router.ts';
import type { ToolBase } from './tool-base.ts';

/** Members call with an access token that was made for this service. */
type ToolGuards = { member: ReturnType<typeof memberGuard> };

/** Adds one call to the router. */
export type AddCall<Context> = (routes: ServiceRouter<ToolGuards>, ctx: Context) => void;

/** The Express app of a tool whose every call is a member's. A process that is only a worker answers none of them. */
export function toolApp<Context extends ToolBase>(
  service: ContractService,
  ctx: Context,
  calls: AddCall<Context>[],
  memberData?: MemberData<Context>,
) {
  const memberOfToken = memberGuard(ctx.config, service);
  /** A token outlives its session by minutes; whoever is out is out here too. */
  async function member(req: Request) {
    const known = await memberOfToken(req);
    ctx.endedSessions.check(known, req.method);
    return known;
  }
  const routes = serviceRouter(ctx.config.PUBLIC_ORIGIN, { member });
  if (ctx.config.ROLE !== 'worker') {
    for (const add of calls) add(routes, ctx);
    const { collect, erase } = memberData ?? {};
    if (collect) {
      routes.call(memberDataCall(service), async ({ caller }) => ({ data: await collect(ctx, caller.userId) }));
    }
    // Whoever holds a token is on the list: also a service that says nothing of its data erases what names the member.
    keepErasing(ctx, async ({ userId }) => erase && ctx.running.track(erase(ctx, userId)));
  }
  const { OPS_TOKEN } = ctx.config;
  return createApp({
    service,
    log: ctx.log,
    metrics: ctx.metrics,
    trustProxyHops: ctx.config.TRUST_PROXY_HOPS,
    ready: async () => ctx.endedSessions.isKnown && pingMongo(ctx.connection),
    routes,
    ops:
      OPS_TOKEN === undefined ? undefined : opsRoutes({ service, token: OPS_TOKEN, jobs: ctx.jobs.book, now: ctx.now }),
  });
}

/** Starts a tool in its role: it listens, and does jobs unless it only answers requests. Told to stop, it finishes both. */
export async function serveTool(app: Express, ctx: ToolBase): Promise<void> {
  await buildIndexes(ctx.connection);
  if (ctx.config.ROLE !== 'api') ctx.jobs.start();
  await serve(app, ctx.config, ctx.log, ctx.close, ctx.jobs.stop);
}

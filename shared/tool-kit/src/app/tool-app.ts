import { memberDataCall } from '@datewright/contracts/member-data';
import type { ContractService } from '@datewright/contracts/services';
import { createMemberGuard } from '@datewright/service-kit/auth/member-token';
import { buildIndexes, pingMongo } from '@datewright/service-kit/database/mongo';
import { createApp, startServer } from '@datewright/service-kit/http/app';
import { createServiceRouter, type ServiceRouter } from '@datewright/service-kit/http/router';
import { type MemberData, startMemberErasure } from '@datewright/service-kit/member-data';
import type { Express, Request } from 'express';
import { createOpsRoutes } from '../ops/ops-routes.ts';
import type { ToolContext } from './tool-context.ts';

/** Members call with an access token that was made for this service. */
type ToolGuards = { member: ReturnType<typeof createMemberGuard> };

/** Adds one call to the router. */
export type RegisterRoute<Context> = (routes: ServiceRouter<ToolGuards>, ctx: Context) => void;

/** The Express app of a tool whose every call is a member's. A process that is only a worker answers none of them. */
export function createToolApp<Context extends ToolContext>(
  service: ContractService,
  ctx: Context,
  calls: RegisterRoute<Context>[],
  memberData?: MemberData<Context>,
) {
  const memberOfToken = createMemberGuard(ctx.config, service);
  /** A token outlives its session by minutes; whoever is out is out here too. */
  async function member(req: Request) {
    const known = await memberOfToken(req);
    ctx.endedSessions.check(known, req.method);
    return known;
  }
  const routes = createServiceRouter(ctx.config.PUBLIC_ORIGIN, { member });
  if (ctx.config.ROLE !== 'worker') {
    for (const add of calls) add(routes, ctx);
    const { collect, erase } = memberData ?? {};
    if (collect) {
      routes.call(memberDataCall(service), async ({ caller }) => ({ data: await collect(ctx, caller.userId) }));
    }
    // Whoever holds a token is on the list: also a service that says nothing of its data erases what names the member.
    startMemberErasure(ctx, async ({ userId }) => erase && ctx.inFlight.track(erase(ctx, userId)));
  }
  const { OPS_TOKEN } = ctx.config;
  return createApp({
    service,
    log: ctx.log,
    metrics: ctx.metrics,
    trustProxyHops: ctx.config.TRUST_PROXY_HOPS,
    ready: async () => ctx.endedSessions.isLoaded && pingMongo(ctx.connection),
    routes,
    ops:
      OPS_TOKEN === undefined
        ? undefined
        : createOpsRoutes({ service, token: OPS_TOKEN, jobs: ctx.jobs.repository, now: ctx.now }),
  });
}

/** Starts a tool in its role: it listens, and does jobs unless it only answers requests. Told to stop, it finishes both. */
export async function startTool(app: Express, ctx: ToolContext): Promise<void> {
  await buildIndexes(ctx.connection);
  if (ctx.config.ROLE !== 'api') ctx.jobs.start();
  await startServer(app, ctx.config, ctx.log, ctx.close, ctx.jobs.stop);
}

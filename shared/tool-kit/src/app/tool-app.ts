import { memberDataCall } from '@datewright/contracts/member-data';
import type { ContractService } from '@datewright/contracts/services';
import { createMemberGuard } from '@datewright/service-kit/auth/member-token';
import { startMemberErasure } from '@datewright/service-kit/background/member-erasure';
import { buildIndexes } from '@datewright/service-kit/database/build-indexes';
import { pingMongo } from '@datewright/service-kit/database/mongo';
import { startOrExit } from '@datewright/service-kit/errors/start-or-exit';
import { createApp } from '@datewright/service-kit/http/app';
import { createServiceRouter } from '@datewright/service-kit/http/router';
import { startServer } from '@datewright/service-kit/http/start-server';
import { streamJson } from '@datewright/service-kit/http/stream-json';
import type { MemberData } from '@datewright/service-kit/member-data';
import type { Express, Request } from 'express';
import { createOpsRoutes } from '../ops/ops-routes.ts';
import type { RegisterRoute } from './register-route.ts';
import type { ToolContext } from './tool-context.ts';

/** The Express app of a tool. A process with the role `worker` serves only health, metrics and ops. */
export function createToolApp<Context extends ToolContext>(
  service: ContractService,
  ctx: Context,
  calls: RegisterRoute<Context>[],
  memberData?: MemberData<Context>,
) {
  const memberOfToken = createMemberGuard(ctx.config, service);
  /** An access token stays valid for minutes after its session ends; revoked sessions are rejected within a second. */
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
      routes.stream(memberDataCall(service), async ({ caller, res }) =>
        streamJson(res, await collect(ctx, caller.userId), 'data'),
      );
    }
    // Every service with a token receives erasures, so a tool without its own `erase` still deletes its documents.
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

/** Starts a tool in its role: it listens, and runs jobs unless the role is `api`. On a signal it finishes both. */
export async function startTool(app: Express, ctx: ToolContext): Promise<void> {
  await startOrExit(() => buildIndexes(ctx.connection, ctx.log));
  if (ctx.config.ROLE !== 'api') ctx.jobs.start();
  await startServer(app, { config: ctx.config, log: ctx.log, close: ctx.close, finishOther: ctx.jobs.stop });
}

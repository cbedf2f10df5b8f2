import { createApp } from '@datewright/service-kit/app';
import { pingMongo } from '@datewright/service-kit/mongo';
import { serviceRouter } from '@datewright/service-kit/router';
import { namedTokenGuard, parseTokens } from '@datewright/service-kit/service-token';
import type { Express } from 'express';
import type { AppContext } from './context.ts';
import { addComposition } from './routes/composition.ts';
import { addFiles } from './routes/files.ts';
import { addListRemotes } from './routes/list-remotes.ts';
import { addPromote } from './routes/promote.ts';
import { addPublish } from './routes/publish.ts';

const guardsOf = (tokens: string) => ({ publisher: namedTokenGuard(parseTokens(tokens), 'publish_token_refused') });
export type RegistryRouter = ReturnType<typeof serviceRouter<ReturnType<typeof guardsOf>>>;

export function createRegistryApp(context: AppContext): Express {
  const { config, log, metrics, connection } = context;
  const routes: RegistryRouter = serviceRouter(config.PUBLIC_ORIGIN, guardsOf(config.PUBLISH_TOKENS));
  for (const add of [addComposition, addListRemotes, addPublish, addPromote, addFiles]) add(routes, context);
  return createApp({
    service: 'registry',
    log,
    metrics,
    trustProxyHops: config.TRUST_PROXY_HOPS,
    ready: () => pingMongo(connection),
    routes,
  });
}

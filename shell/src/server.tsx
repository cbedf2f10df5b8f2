/**
 * The server build of the shell, which the renderer runs to render a page as HTML. It contains React and all modules
 * shared with remotes exactly once.
 */
import { type PageRead, readKey } from '@datewright/contracts/prerender/page-read';
import type { RenderedPage, RenderRequest } from '@datewright/contracts/prerender/render-page';
import * as contractsZod from '@datewright/contracts/zod';
import * as sdkHost from '@datewright/sdk/host';
import { createHost } from '@datewright/sdk/host/create-host';
import { HostProvider } from '@datewright/sdk/host/host-provider';
import { createPageContext } from '@datewright/sdk/host/page-context';
import * as sdkQuery from '@datewright/sdk/query';
import * as sdkRouter from '@datewright/sdk/router';
import { ServerStyleSheet, StaticRouter } from '@datewright/sdk/server';
import * as sdkStyled from '@datewright/sdk/styled';
import * as ui from '@datewright/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static.edge';
import { Pages } from './app/app.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { preloadLayout } from './app/layout.tsx';
import { ConsentForm } from './consent/consent-form.tsx';
import { prerenderedBannerId } from './consent/prerendered-banner.ts';
import { createRemoteCache, type RemoteModule } from './federation/remote-cache.ts';
import { buildHead } from './head/build-head.ts';
import { renderHead } from './head/render-head.ts';

/** Modules that a remote's server build leaves out. */
export const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': {},
  '@datewright/sdk/host': sdkHost,
  '@datewright/sdk/router': sdkRouter,
  '@datewright/sdk/query': sdkQuery,
  '@datewright/sdk/styled': sdkStyled,
  '@datewright/ui': ui,
  '@datewright/contracts/zod': contractsZod,
};

type RenderInput = Pick<RenderRequest, 'composition' | 'address' | 'origin' | 'variants' | 'data'>;
type RenderOutput = Omit<RenderedPage, 'kind' | 'parts'> | { reads: PageRead[] };

const noopToast = { success: () => '', error: () => '', info: () => '', dismiss: () => {} };
const neverResolve = () => new Promise<never>(() => {});
/** Number of event loop turns without a new read after which a waiting render is abandoned. */
const idleTicks = 3;

/**
 * Renders the page at an address with a remote, or returns the reads that must be resolved first. Rethrows errors of
 * the page.
 */
export async function draw(visit: RenderInput, loadRemote: () => Promise<RemoteModule>): Promise<RenderOutput> {
  const reads = new Map<string, PageRead>();
  const waiting = new AbortController();
  const { page, used } = trackPageReads(visit, (read) => {
    reads.set(readKey(read), read);
    whenIdle(
      () => reads.size,
      () => waiting.abort(),
    );
    return neverResolve();
  });
  const host = createHost({ composition: visit.composition, toast: noopToast, calls: neverResolve, page });
  const { pathname } = new URL(visit.address, visit.origin);
  const found = host.routes.find(pathname);
  if (!found) throw new Error('No page has this address.');
  const remoteCache = createRemoteCache({
    loadRemote,
    fetchRemote: () => undefined,
    loadShared: async () => undefined,
  });
  await Promise.all([remoteCache.load(found.remote), preloadLayout()]);

  const sheet = new ServerStyleSheet();
  let thrown: unknown;
  const tree = (
    <ErrorBoundary resetOn="" onError={() => {}} fallback={null}>
      <HostProvider host={host}>
        <StaticRouter location={visit.address}>
          <Pages {...{ host, remoteCache }} />
        </StaticRouter>
      </HostProvider>
    </ErrorBoundary>
  );
  const { prelude } = await prerender(sheet.collectStyles(tree), {
    signal: waiting.signal,
    // Complete and in order, so that no script has to assemble the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      if (!waiting.signal.aborted) thrown ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (thrown !== undefined) throw thrown;
  if (reads.size > 0) return { reads: [...reads.values()] };
  const beside = await renderBanner(host, visit.address, sheet);
  const said = page.head.get();
  const head = buildHead(said, { title: found.route.title, path: pathname, origin: visit.origin });
  const [hints = ''] = /^(<link[^>]*>)*/.exec(html) ?? [];
  return {
    ...toStatus(said?.status, page.redirectTo.get()),
    head: renderHead(head) + hints,
    styles: sheet.getStyleTags(),
    body: html.slice(hints.length),
    beside,
    ...used(),
  };
}

/** Renders the cookie question in each language, hidden. */
async function renderBanner(
  host: ReturnType<typeof createHost>,
  address: string,
  sheet: ServerStyleSheet,
): Promise<string> {
  const { prelude } = await prerender(
    sheet.collectStyles(
      <HostProvider host={host}>
        <StaticRouter location={address}>
          <div id={prerenderedBannerId} hidden>
            <ConsentForm language="en" hidden />
            <ConsentForm language="hu" hidden />
          </div>
        </StaticRouter>
      </HostProvider>,
    ),
  );
  return new Response(prelude).text();
}

/** A page that does not exist is a 404 for crawlers, even where people are redirected. */
function toStatus(
  said: 301 | 404 | 410 | undefined,
  leadsTo: string | null,
): Pick<RenderOutput & RenderedPage, 'status' | 'leadsTo'> {
  if (said === 404 || said === 410) return { status: said };
  if (leadsTo === null) return { status: 200 };
  return { status: said ?? 302, leadsTo };
}

/** Creates the page context and records which experiments and data the page reads. */
function trackPageReads({ variants, data }: RenderInput, ask: (read: PageRead) => Promise<never>) {
  const experiments = new Set<string>();
  const read = new Set<string>();
  const page = createPageContext({ prerendered: true, variants, data }, ask);
  const { variantOf } = page;
  page.variantOf = (experiment) => {
    experiments.add(experiment);
    return variantOf(experiment);
  };
  const get = page.data.get.bind(page.data);
  page.data.get = (key) => {
    read.add(key);
    return get(key);
  };
  return { page, used: () => ({ experiments: [...experiments], read: [...read] }) };
}

/** Calls `done` once the count has not changed for several turns, that is, when nothing can make progress. */
function whenIdle(count: () => number, done: () => void): void {
  let seen = count();
  let turns = 0;
  const look = () => {
    turns = count() === seen ? turns + 1 : 0;
    seen = count();
    if (turns >= idleTicks) done();
    else setTimeout(look, 0);
  };
  setTimeout(look, 0);
}

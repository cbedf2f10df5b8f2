import { type Host, useRouteCheck } from '@datewright/sdk/host';
import { HostProvider } from '@datewright/sdk/host/host-provider';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from '@datewright/sdk/router';
import { LinkButton } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import type { RemoteCache } from '../federation/remote-cache.ts';
import { usePreloading } from '../federation/use-preloading.ts';
import { MessageFrame } from '../frames/message-frame.tsx';
import { useHead } from '../head/use-head.ts';
import { missingPathState } from '../not-found/missing-path.ts';
import { GuardedPage } from './guarded-page.tsx';
import { Layout } from './layout.tsx';
import { usePageChange } from './use-page-change.ts';
import { useRememberNextPath } from './use-remember-next-path.ts';

interface PageProps {
  host: Host;
  remoteCache: RemoteCache;
}

/** The whole page in a browser: frame, guards, and the remote that the path belongs to. */
export function App({ host, remoteCache }: PageProps) {
  return (
    <HostProvider host={host}>
      {/* No transitions: guards must judge the current address even while the previous page is still rendering. */}
      <BrowserRouter useTransitions={false}>
        <Pages {...{ host, remoteCache }} />
      </BrowserRouter>
    </HostProvider>
  );
}

/** The routed pages; must be rendered inside a host provider and a router. */
export function Pages({ host, remoteCache }: PageProps) {
  return (
    <Routes>
      {/* A single splat route, because remotes nest their own routes with absolute paths. */}
      <Route path="/*" element={<CurrentPage {...{ host, remoteCache }} />} />
    </Routes>
  );
}

function CurrentPage({ host, remoteCache }: PageProps) {
  const { pathname, search } = useLocation();
  const has = useRouteCheck();
  const found = host.routes.find(pathname);
  const moved = host.routes.findRedirect(pathname);
  usePreloading(host.routes, remoteCache);
  useHead(found?.route ?? null);
  useRememberNextPath(found?.route ?? null);
  usePageChange(found?.route ?? null, host.plan.refreshIfStale);
  if (!found && (pathname !== '/' || has('/'))) {
    if (moved) return <Navigate to={moved + search} replace />;
    return <Navigate to="/" state={missingPathState(pathname)} replace />;
  }
  return (
    <Layout route={found?.route ?? null} compositionId={host.compositionId}>
      {found ? <GuardedPage {...{ found, remoteCache }} /> : <NoPages />}
    </Layout>
  );
}

/** Shown when not even a home page is published. */
function NoPages() {
  const copy = useShellCopy().frames;
  return (
    <MessageFrame
      title={copy.emptyTitle}
      action={
        <LinkButton to="/" reloadDocument>
          {copy.reload}
        </LinkButton>
      }
    >
      {copy.emptyText}
    </MessageFrame>
  );
}

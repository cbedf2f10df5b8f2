import { postAuthPath, useSession } from '@datewright/sdk/host';
import type { RemoteRoute } from '@datewright/sdk/host/route-table';
import { Navigate, useLocation } from '@datewright/sdk/router';
import { Button, Notice } from '@datewright/ui';
import { useBackOnline } from '@datewright/ui/use-online';
import { useEffect } from 'react';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import type { RemoteCache } from '../federation/remote-cache.ts';
import { LoadingFrame } from '../frames/loading-frame.tsx';
import { MessageFrame } from '../frames/message-frame.tsx';
import type { Access } from './decide-access.ts';
import { RemoteView } from './remote-view.tsx';
import { useAccess } from './use-access.ts';
import { useRememberToolPage } from './use-remember-tool-page.ts';

/** Renders one page behind its guard. Its remote loads while the guard is still waiting, and never for a redirect. */
export function GuardedPage({ found, remoteCache }: { found: RemoteRoute; remoteCache: RemoteCache }) {
  const access = useAccess(found.route);
  useRememberToolPage(found);
  const isOpening = access.kind === 'show' || access.kind === 'wait';
  useEffect(() => {
    if (isOpening) remoteCache.loadEarly(found.remote);
  }, [remoteCache, found.remote, isOpening]);
  switch (access.kind) {
    case 'show':
      return <RemoteView key={found.remote.card.name} remote={found.remote} remoteCache={remoteCache} />;
    case 'wait':
      return <LoadingFrame />;
    case 'redirect':
      return <Redirect access={access} />;
    case 'unreachable':
      return <Unreachable />;
    case 'no-access':
      return <NoAccess />;
  }
}

function Redirect({ access }: { access: Extract<Access, { kind: 'redirect' }> }) {
  const { pathname, search, hash } = useLocation();
  const { to, state, rememberPath } = access;
  useEffect(() => {
    if (rememberPath) postAuthPath.remember(pathname + search + hash);
  }, [rememberPath, pathname, search, hash]);
  return <Navigate to={to} state={state} replace />;
}

function Unreachable() {
  const copy = useShellCopy().frames;
  const { refresh } = useSession();
  useBackOnline(() => void refresh());
  return (
    <MessageFrame title={copy.unreachableTitle} action={<Button onClick={() => refresh()}>{copy.retry}</Button>}>
      {copy.unreachableText}
    </MessageFrame>
  );
}

function NoAccess() {
  const copy = useShellCopy().frames;
  return (
    <MessageFrame title={copy.noAccessTitle}>
      <Notice tone="careful">{copy.noAccessText}</Notice>
    </MessageFrame>
  );
}

import { type RemoteCard, writtenCard } from '@datewright/contracts/registry/card';
import { z } from '@datewright/contracts/zod';
import { createHost } from '@datewright/sdk/host/create-host';
import { HostProvider } from '@datewright/sdk/host/host-provider';
import { BrowserRouter, Navigate, Route, Routes } from '@datewright/sdk/router';
import '@datewright/ui/styles.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { StandaloneBar } from './standalone/standalone-bar.tsx';
import { createToasts, ToastCorner } from './standalone/toast-corner.tsx';

/**
 * Runs one remote alone with the session, plan and calls of the shell, and little else. Call it from
 * `src/standalone.tsx` with the card and the default export of the remote.
 */
export function runStandalone(card: unknown, Remote: ComponentType): void {
  const read = z.parse(writtenCard, card);
  const toasts = createToasts();
  const host = createHost({ composition: buildComposition(read), toast: toasts.toast });
  void host.session.refresh();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <HostProvider host={host}>
      <BrowserRouter useTransitions={false}>
        <StandaloneBar card={read} />
        <Routes>
          {!host.routes.has('/') && (
            <Route path="/" element={<Navigate to={read.routes[0]?.path ?? '/nowhere'} replace />} />
          )}
          <Route path="/*" element={<Remote />} />
        </Routes>
        <ToastCorner toasts={toasts.store} />
      </BrowserRouter>
    </HostProvider>,
  );
}

function buildComposition(card: RemoteCard) {
  const remote = { card, base: '', manifest: '', entry: '', integrity: {}, preload: [] };
  return { compositionId: 'standalone', remotes: [remote] };
}

import { createContext, useContext } from 'react';
import type { Reachability } from '../api/reachability.ts';
import type { Api } from '../api/types.ts';
import type { Locale } from '../lib/locale.ts';
import type { WritableStore } from '../lib/store.ts';
import type { PlanStore } from '../plan/plan-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { ConsentStore } from '../track/consent.ts';
import type { Track } from '../track/track-queue.ts';
import type { PageContext } from './page-context.ts';
import type { RouteTable } from './route-table.ts';

/** Toast notifications. Each method returns an id that `dismiss` accepts. */
export interface Toast {
  success: (message: string, options?: ToastOptions) => string;
  error: (message: string, options?: ToastOptions) => string;
  info: (message: string, options?: ToastOptions) => string;
  dismiss: (id?: string) => void;
}

export interface ToastOptions {
  /** A toast with the same id replaces the previous one. */
  id?: string;
  /** Milliseconds. */
  duration?: number;
}

/** Everything the host of a page provides. Remotes access it only through the hooks of `@datewright/sdk/host`. */
export interface Host {
  compositionId: string;
  routes: RouteTable;
  session: SessionStore;
  plan: PlanStore;
  api: Api;
  reachability: Reachability;
  consent: ConsentStore;
  track: Track;
  toast: Toast;
  locale: WritableStore<Locale>;
  page: PageContext;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('This part of the page was rendered outside of a host.');
  return host;
}

/**
 * What the host provides to remotes. Shared as a singleton: the shell and every remote see the same session, plan and
 * error class. An addition is a minor version of the SDK contract, a change or removal a major one.
 */

import type { Api } from './api/types.ts';
import { en } from './copy/en.ts';
import { type Host, type Toast, useHost } from './host/host-context.ts';
import type { HostTool } from './host/host-tools.ts';
import type { PageContext } from './host/page-context.ts';
import type { Locale } from './lib/locale.ts';
import { useStore } from './lib/store.ts';
import type { PlanState } from './plan/plan-state.ts';
import type { PlanActions } from './plan/plan-store.ts';
import { refreshLabel } from './plan/refresh-label.ts';
import type { SessionActions, SessionState } from './session/session-store.ts';
import type { ConsentState, ConsentStore } from './track/consent.ts';
import type { Track } from './track/track-queue.ts';

export { ApiError, type ApiErrorCode } from './api/api-error.ts';
export type { Api } from './api/types.ts';
export { createCopy } from './copy/create-copy.ts';
export type { Host, Toast, ToastOptions } from './host/host-context.ts';
export type { HostTool } from './host/host-tools.ts';
export { newId } from './lib/new-id.ts';
export type { PlanFeatures, PlanState } from './plan/plan-state.ts';
export { lastToolPage } from './session/last-tool-page.ts';
export { isOwnPath, postAuthPath } from './session/post-auth-path.ts';
export type { SessionState } from './session/session-store.ts';
export type { Consent } from './track/consent.ts';

/** Returns the session and its actions. Rerenders when the session changes. */
export function useSession(): SessionState & SessionActions {
  const { session } = useHost();
  const { refresh, signOut, hasUnsavedWork: keepsUnsent, clearLocalData: forgetOwn } = session;
  return { ...useStore(session), refresh, signOut, hasUnsavedWork: keepsUnsent, clearLocalData: forgetOwn };
}

/**
 * Returns the member's plan and credits (visitors: the free plan). Cached for five minutes; `refresh` bypasses the
 * cache.
 */
export function usePlan(): PlanState & PlanActions {
  const { plan } = useHost();
  return { ...useStore(plan), refresh: plan.refresh, setCredits: plan.setCredits };
}

/** Typed calls to the services. The same object on every render. */
export function useApi(): Api {
  return useHost().api;
}

/** Short notices in the corner. The same object on every render. */
export function useToast(): Toast {
  return useHost().toast;
}

/** Reports an analytics event, if the visitor allowed it. The same function on every render. */
export function useTrack(): Track {
  return useHost().track;
}

/** Returns the visitor's consent and the actions to change it. Rerenders when it changes. */
export function useConsent(): ConsentState & Pick<ConsentStore, 'choose' | 'allow' | 'ask'> {
  const { consent } = useHost();
  return { ...useStore(consent), choose: consent.choose, allow: consent.allow, ask: consent.ask };
}

/** True if a page exists for this path. Don't show a link to one that does not. */
export function useHasRoute(path: string): boolean {
  return useHost().routes.has(path);
}

/** The function behind `useHasRoute`, for lists of links. The same function on every render. */
export function useRouteCheck(): Host['routes']['has'] {
  return useHost().routes.has;
}

/** Returns every tool in display order, with the card of its live remote. The same list on every render. */
export function useTools(): readonly HostTool[] {
  return useHost().routes.tools;
}

/** Returns the address of the folder with a remote's published files, without a trailing slash, on our own origin. */
export function useRemoteBase(remote: string): string {
  return useHost().routes.remotes.find(({ card }) => card.name === remote)?.base ?? '';
}

/** The locale that the member chose. */
export function useLocale(): Locale {
  return useStore(useHost().locale);
}

/** Returns how the open page was rendered, and its head. The same object on every render. */
export function usePageContext(): PageContext {
  return useHost().page;
}

/** Returns the variant of an experiment that the edge assigned to this visitor; `null` if it assigned none. */
export function useAssignedVariant(experiment: string): string | null {
  return useHost().page.variantOf(experiment);
}

/** Returns a label for when chat messages refresh. Takes `nextRefreshTime` from `usePlan()`. */
export function useRefreshLabel(nextRefreshTime: string | null): string {
  return refreshLabel(nextRefreshTime, Date.now(), en.refresh);
}

/**
 * What a remote may ask of its host. Shared as a singleton: the shell and every remote see the same session, plan and
 * error class. Adding to it is a minor version of the SDK contract, changing or taking away a major one.
 */

import type { Api } from './api/types.ts';
import { en } from './copy/en.ts';
import type { Locale } from './copy/locale.ts';
import { type Host, type Toast, useHost } from './host/host-context.ts';
import type { HostTool } from './host/host-tools.ts';
import type { PageContext } from './host/page-context.ts';
import { useStore } from './host/store.ts';
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
export { newId } from './host/new-id.ts';
export type { PlanFeatures, PlanState } from './plan/plan-state.ts';
export { isOwnPath, postAuthPath } from './session/post-auth-path.ts';
export type { SessionState } from './session/session-store.ts';
export type { Consent } from './track/consent.ts';

/** Who is signed in, and what one can do about it. Renders again when it changes. */
export function useSession(): SessionState & SessionActions {
  const { session } = useHost();
  const { refresh, signOut, hasUnsavedWork: keepsUnsent, clearLocalData: forgetOwn } = session;
  return { ...useStore(session), refresh, signOut, hasUnsavedWork: keepsUnsent, clearLocalData: forgetOwn };
}

/** The member's plan and credits (visitors: the free plan). Cached for five minutes; `refresh` reads past the cache. */
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

/** What the visitor allows, and what one can do about it. Renders again when it changes. */
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

/** Every tool of the house in its order, with what its live remote says of it. The same list on every render. */
export function useTools(): readonly HostTool[] {
  return useHost().routes.tools;
}

/** The locale that the member chose. */
export function useLocale(): Locale {
  return useStore(useHost().locale);
}

/** How the page that is open began, and what it says of itself. The same object on every render. */
export function usePageContext(): PageContext {
  return useHost().page;
}

/** The variant of an experiment that this visitor sees, as the edge chose it; `null` where a page began without it. */
export function useAssignedVariant(experiment: string): string | null {
  return useHost().page.variantOf(experiment);
}

/** When chat messages refresh, in words. `nextRefreshTime` as in `usePlan()`. */
export function useRefreshLabel(nextRefreshTime: string | null): string {
  return refreshLabel(nextRefreshTime, Date.now(), en.refresh);
}

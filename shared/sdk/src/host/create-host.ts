import type { Composition } from '@datewright/contracts/registry/get-composition';
import { createReachability } from '../api/reachability.ts';
import type { Calls } from '../calls/create-calls.ts';
import { createLazyApi, createLazyCalls } from '../calls/lazy-calls.ts';
import { readStored } from '../lib/browser-storage.ts';
import type { Locale } from '../lib/locale.ts';
import { createStore } from '../lib/store.ts';
import { createPlanStore } from '../plan/plan-store.ts';
import { createAccessTokens } from '../session/access-tokens.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createConsent } from '../track/consent.ts';
import { readLandingSearch } from '../track/landing-search.ts';
import { createTrack } from '../track/track-queue.ts';
import type { Host, Toast } from './host-context.ts';
import { createPageContext, type PageContext } from './page-context.ts';
import { pagePath } from './page-path.ts';
import { createRouteTable } from './route-table.ts';

export interface HostOptions {
  composition: Composition;
  toast: Toast;
  /** Replaces the HTTP calls, for the testkit's in-memory host. */
  calls?: () => Promise<Calls>;
  /** How the page was rendered. Defaults to a page rendered in the browser. */
  page?: PageContext;
}

/** Builds the host of a page. The shell and the standalone host of the testkit use the same one. */
export function createHost({ composition, toast, page = createPageContext(null), ...given }: HostOptions): Host {
  const { compositionId } = composition;
  const reachability = createReachability();
  const tokens = createAccessTokens(async (service) => (await calls()).exchangeToken(service));
  const calls =
    given.calls ??
    createLazyCalls({
      compositionId,
      landingSearch: readLandingSearch(),
      canStoreCampaign: () => consent.get().allowed.includes('advertising'),
      getAccessToken: tokens.get,
      onOutcome: reachability.record,
      // Check with the service first: a call of the old session may have failed just as a new session replaced it.
      onSessionEnded: () => void session.refresh(),
    });
  const consent = createConsent({ sendProof: async (choice) => (await calls()).sendConsent(choice) });
  const plan = createPlanStore(calls);
  const session = createSessionStore({
    calls,
    onChange: plan.setUser,
    forgetTokens: tokens.forget,
    // The edge prerenders pages only for visitors without a session, so there is no need to ask the service.
    isVisitor: page.prerendered,
  });
  const routes = createRouteTable(composition);
  return {
    compositionId,
    routes,
    session,
    plan,
    api: createLazyApi(calls),
    reachability,
    consent,
    track: createTrack({ compositionId, consent, calls, path: () => pagePath(routes, location.pathname) }),
    toast,
    locale: createStore<Locale>(readStored('localStorage', 'locale') === 'hu' ? 'hu' : 'en', 'en'),
    page,
  };
}

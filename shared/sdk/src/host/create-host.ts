import type { Composition } from '@datewright/contracts/registry/get-composition';
import { lateApi, lateCalls } from '../calls/late-calls.ts';
import type { Calls } from '../calls/start-calls.ts';
import type { Locale } from '../copy/locale.ts';
import { createPlanStore } from '../plan/plan-store.ts';
import { createAccessTokens } from '../session/access-tokens.ts';
import { createSessionStore } from '../session/session-store.ts';
import { cameBy } from '../track/came-by.ts';
import { createConsent } from '../track/consent.ts';
import { pagePath } from '../track/page-path.ts';
import { createTrack } from '../track/track-queue.ts';
import { readStored } from './browser-storage.ts';
import type { Host, Toast } from './host-context.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { createRouteTable } from './route-table.ts';
import { createStore } from './store.ts';

export interface HostParts {
  composition: Composition;
  toast: Toast;
  /** In place of those over HTTP: the testkit's host in memory answers them itself. */
  calls?: () => Promise<Calls>;
  /** How the page began; in the browser, when left out. */
  page?: OpenPage;
}

/** Builds the host of a page. The shell and the standalone host of the testkit use the same one. */
export function createHost({ composition, toast, page = openPage(null), ...given }: HostParts): Host {
  const { compositionId } = composition;
  const tokens = createAccessTokens(async (service) => (await calls()).exchangeToken(service));
  const calls =
    given.calls ??
    lateCalls({
      compositionId,
      cameBy: cameBy(),
      mayKeepCampaign: () => consent.get().allowed.includes('advertising'),
      accessToken: tokens.get,
      // Asked, not believed: a call of the old session may have met the moment in which a new one took its place.
      onSessionEnded: () => void session.refresh(),
    });
  const consent = createConsent({ tell: async (choice) => (await calls()).sendConsent(choice) });
  const plan = createPlanStore(calls);
  const session = createSessionStore({
    calls,
    onChange: plan.follow,
    forgetTokens: tokens.forget,
    // The edge saw no session: who gets a prerendered page is a visitor, and nobody has to be asked.
    isVisitor: page.prerendered,
  });
  const routes = createRouteTable(composition);
  return {
    compositionId,
    routes,
    session,
    plan,
    api: lateApi(calls),
    consent,
    track: createTrack({ compositionId, consent, calls, path: () => pagePath(routes, location.pathname) }),
    toast,
    locale: createStore<Locale>(readStored('localStorage', 'locale') === 'hu' ? 'hu' : 'en', 'en'),
    page,
  };
}

import type { Composition } from '@datewright/contracts/registry/get-composition';
import { lateApi, lateCalls } from '../calls/late-calls.ts';
import type { Calls } from '../calls/start-calls.ts';
import type { Locale } from '../copy/locale.ts';
import { createPlanStore } from '../plan/plan-store.ts';
import { createAccessTokens } from '../session/access-tokens.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createConsent } from '../track/consent.ts';
import { createTrack } from '../track/track-queue.ts';
import { readStored } from './browser-storage.ts';
import type { Host, Toast } from './host-context.ts';
import { createRouteTable } from './route-table.ts';
import { createStore } from './store.ts';

export interface HostParts {
  composition: Composition;
  toast: Toast;
  /** In place of those over HTTP: the testkit's host in memory answers them itself. */
  calls?: () => Promise<Calls>;
}

/** Builds the host of a page. The shell and the standalone host of the testkit use the same one. */
export function createHost({ composition, toast, ...given }: HostParts): Host {
  const { compositionId } = composition;
  const tokens = createAccessTokens(async (service) => (await calls()).exchangeToken(service));
  const consent = createConsent();
  const calls =
    given.calls ??
    lateCalls({
      compositionId,
      mayKeepCampaign: () => consent.get().choice === 'all',
      accessToken: tokens.get,
      // Asked, not believed: a call of the old session may have met the moment in which a new one took its place.
      onSessionEnded: () => void session.refresh(),
    });
  const plan = createPlanStore(calls);
  const session = createSessionStore({ calls, onChange: plan.follow, forgetTokens: tokens.forget });
  return {
    compositionId,
    routes: createRouteTable(composition),
    session,
    plan,
    api: lateApi(calls),
    consent,
    track: createTrack({ compositionId, consent, calls }),
    toast,
    locale: createStore<Locale>(readStored('localStorage', 'locale') === 'hu' ? 'hu' : 'en'),
  };
}

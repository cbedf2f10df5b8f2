import { createAccessToken } from '@datewright/contracts/account';
import type { Composition } from '@datewright/contracts/registry';
import { createApi } from '../api/create-api.ts';
import type { Locale } from '../copy/locale.ts';
import { createPlanStore } from '../plan/plan-store.ts';
import { createAccessTokens } from '../session/access-tokens.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createTrack } from '../track/track-queue.ts';
import { readStored } from './browser-storage.ts';
import type { Host, Toast } from './host-context.ts';
import { createRouteTable } from './route-table.ts';
import { createStore } from './store.ts';

export interface HostParts {
  composition: Composition;
  toast: Toast;
}

/** Builds the host of a page. The shell and the standalone host of the testkit use the same one. */
export function createHost({ composition, toast }: HostParts): Host {
  const { compositionId } = composition;
  const tokens = createAccessTokens((audience) => api.call(createAccessToken, { body: { audience } }));
  const api = createApi({
    compositionId,
    accessToken: tokens.get,
    onSessionEnded: () => session.end(),
  });
  const plan = createPlanStore(() => api);
  const session = createSessionStore(
    () => api,
    (user) => {
      tokens.forget();
      plan.follow(user);
    },
  );
  return {
    compositionId,
    routes: createRouteTable(composition),
    session,
    plan,
    api,
    track: createTrack(compositionId),
    toast,
    locale: createStore<Locale>(readStored('localStorage', 'locale') === 'hu' ? 'hu' : 'en'),
  };
}

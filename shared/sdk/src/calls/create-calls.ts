import { createAccessToken } from '@datewright/contracts/account/create-access-token';
import { getSession } from '@datewright/contracts/account/get-session';
import type { SessionUser } from '@datewright/contracts/account/session-user';
import { signOut } from '@datewright/contracts/account/sign-out';
import { userProfile } from '@datewright/contracts/account/user-profile';
import { recordConsent } from '@datewright/contracts/marketing/record-consent';
import { recordEvents } from '@datewright/contracts/marketing/record-events';
import { type ApiOptions, createApi } from '../api/create-api.ts';
import type { Api } from '../api/types.ts';
import { planFromProfile } from '../plan/plan-state.ts';
import type { PlanCalls } from '../plan/plan-store.ts';
import { createCampaign } from '../track/campaign.ts';
import type { ConsentChoice } from '../track/consent.ts';
import type { EventCalls } from '../track/track-queue.ts';

/** The calls of a page: those that remotes make through `api`, and the few that the host makes itself. */
export interface Calls extends PlanCalls, EventCalls {
  api: Api;
  readSession: () => Promise<SessionUser | null>;
  endSession: (scope: 'global' | 'local') => Promise<void>;
  exchangeToken: (service: string) => Promise<{ accessToken: string; expiresIn: number }>;
  /** Records the proof of a consent choice; resolves to `false` if the service did not store it. */
  sendConsent: (choice: ConsentChoice) => Promise<boolean>;
}

export interface CallsOptions extends ApiOptions {
  canStoreCampaign: () => boolean;
  /** The query string of the URL the visitor landed on. */
  landingSearch: string;
}

export function createCalls(parts: CallsOptions): Calls {
  const api = createApi(parts);
  const campaign = createCampaign(parts.landingSearch, parts.canStoreCampaign);
  campaign();
  return {
    api,
    readSession: async () => (await api.call(getSession)).user,
    endSession: async (scope) => void (await api.call(signOut, { body: { scope } })),
    exchangeToken: (audience) => api.call(createAccessToken, { body: { audience } }),
    readPlan: async () => planFromProfile(await api.run(userProfile, 'getUserProfile')),
    sendEvents(waiting, when) {
      const { path, method } = recordEvents;
      const events = waiting.map((event) => ({ ...event, properties: { ...campaign(), ...event.properties } }));
      const body = JSON.stringify({ events });
      const headers = { 'content-type': 'application/json' };
      if (when === 'leaving' && navigator.sendBeacon?.(path, new Blob([body], { type: headers['content-type'] })))
        return;
      // An unread response body holds its connection open.
      fetch(path, { method, headers, body, keepalive: true })
        .then((answer) => answer.text())
        .catch(() => undefined);
    },
    sendConsent: async (choice) => (await api.call(recordConsent, { body: choice })).kept,
  };
}

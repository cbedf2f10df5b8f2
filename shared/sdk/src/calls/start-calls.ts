import { createAccessToken } from '@datewright/contracts/account/create-access-token';
import { getSession } from '@datewright/contracts/account/get-session';
import type { SessionUser } from '@datewright/contracts/account/session-user';
import { signOut } from '@datewright/contracts/account/sign-out';
import { userProfile } from '@datewright/contracts/account/user-profile';
import { type AnalyticsEvent, recordEvents } from '@datewright/contracts/marketing/record-events';
import { type ApiParts, createApi } from '../api/create-api.ts';
import type { Api } from '../api/types.ts';
import { type PlanState, planFromProfile } from '../plan/plan-state.ts';
import { createCampaign } from '../track/campaign.ts';

/** The calls of a page: those that remotes make by `api`, and the few that its host makes itself. */
export interface Calls {
  api: Api;
  readSession: () => Promise<SessionUser | null>;
  endSession: (scope: 'global' | 'local') => Promise<void>;
  exchangeToken: (service: string) => Promise<{ accessToken: string; expiresIn: number }>;
  readPlan: () => Promise<PlanState>;
  /** Outlives the page; answers nothing. */
  sendEvents: (events: AnalyticsEvent[]) => void;
}

export interface CallsParts extends ApiParts {
  mayKeepCampaign: () => boolean;
}

export function startCalls(parts: CallsParts): Calls {
  const api = createApi(parts);
  const campaign = createCampaign(globalThis.location?.search ?? '', parts.mayKeepCampaign);
  campaign();
  return {
    api,
    readSession: async () => (await api.call(getSession)).user,
    endSession: async (scope) => void (await api.call(signOut, { body: { scope } })),
    exchangeToken: (audience) => api.call(createAccessToken, { body: { audience } }),
    readPlan: async () => planFromProfile(await api.run(userProfile, 'getUserProfile')),
    sendEvents(waiting) {
      const { path, method } = recordEvents;
      const events = waiting.map((event) => ({ ...event, properties: { ...campaign(), ...event.properties } }));
      const headers = { 'content-type': 'application/json' };
      fetch(path, { method, headers, body: JSON.stringify({ events }), keepalive: true }).catch(() => undefined);
    },
  };
}

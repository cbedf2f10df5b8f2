import { newMember } from '@datewright/testkit/member';
import { createToolCaller, type ToolAnswer } from '@datewright/testkit/tool-caller';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';

export const tip = {
  id: 'p1-talk-1',
  type: 'conversation',
  content: 'Ask about the rye bread.',
  source: 'Talk · A café',
  timestamp: '2026-11-21T12:00:00.000Z',
};

export const thursday = {
  profileId: 'm1',
  matchName: 'Zsófi',
  playbookId: 'p1',
  spotName: 'A café',
  style: 'flirty',
  place: 'Kávézó a Duna partján',
  city: 'Budapest',
  meetingPoint: 'at the tram stop',
  day: '2026-11-26',
  starts: '19:00',
  ends: '21:30',
  timeZone: 'Europe/Budapest',
  transport: 'PUBLIC',
  video: false,
  reminders: ['Ask about the rye bread.'],
  checkIn: 120,
  outcome: null,
};

/** Makes the calls for tips, plans and locations as the member's browser does. */
export function datesClient(url: string, token: string | undefined) {
  const call = createToolCaller(url, token);
  const statistics = (body: object) => call('POST', '/functions/v1/date-statistics', body);
  return {
    call,
    statistics,
    save: (item: object) => statistics({ action: 'save', item }),
    tips: async (): Promise<ToolAnswer['body'][]> => (await statistics({ action: 'get' })).body.items,
    remove: (itemId: string) => statistics({ action: 'delete', itemId }),
    plan: (id: string, version: number, fields: object = {}) =>
      call('PUT', `/v1/datecoach/plans/${id}`, { ...thursday, ...fields, version }),
    plans: async (): Promise<ToolAnswer['body'][]> => (await call('GET', '/v1/datecoach/plans')).body.plans,
    deletePlan: (id: string) => call('DELETE', `/v1/datecoach/plans/${id}`),
    location: (locationId: string) => call('POST', '/functions/v1/date-location-details', { locationId }),
    nextStep: () => call('GET', '/v1/datecoach/next-step'),
    take: () => call('GET', '/v1/datecoach/export'),
    deleteAll: () => call('DELETE', '/v1/datecoach/everything'),
  };
}

/** A new member with a client of the first replica, and a function that creates clients of others. */
export async function memberWithDates(environment: ToolEnvironment) {
  const member = await newMember(environment);
  return {
    member,
    client: datesClient(environment.tool.url, member.token),
    clientAt: (url: string) => datesClient(url, member.token),
  };
}

import { newMember } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';

// biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
type Body = any;
interface Answer {
  status: number;
  body: Body;
  /** The error code. */
  error?: string;
}

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
  async function call(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(url + path, {
      method,
      headers: {
        origin: testOrigin,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const answer = await response.json();
    return { status: response.status, body: answer, error: answer.error?.code };
  }
  const statistics = (body: object) => call('POST', '/functions/v1/date-statistics', body);
  return {
    call,
    statistics,
    save: (item: object) => statistics({ action: 'save', item }),
    tips: async (): Promise<Body[]> => (await statistics({ action: 'get' })).body.items,
    remove: (itemId: string) => statistics({ action: 'delete', itemId }),
    plan: (id: string, version: number, fields: object = {}) =>
      call('PUT', `/v1/datecoach/plans/${id}`, { ...thursday, ...fields, version }),
    plans: async (): Promise<Body[]> => (await call('GET', '/v1/datecoach/plans')).body.plans,
    deletePlan: (id: string) => call('DELETE', `/v1/datecoach/plans/${id}`),
    location: (locationId: string) => call('POST', '/functions/v1/date-location-details', { locationId }),
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

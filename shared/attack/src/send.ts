import { createHmac } from 'node:crypto';
import { type Answer, ask } from './ask.ts';
import type { House } from './house.ts';
import { type Member, newAddress } from './member.ts';
import type { Route } from './routes.ts';

export interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A text with half a character in it can not be in an address. */
const escaped = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());

/** The address of a call, its parameters filled in. */
export function pathOf({ path }: Route, { params, query }: Parts): string {
  const filled = entriesOf(params).reduce((so, [name, value]) => so.replace(`:${name}`, escaped(value)), path);
  const search = entriesOf(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&');
  return search ? `${filled}?${search}` : filled;
}

function signed({ processes }: House, body: string): string {
  const at = Math.floor(Date.now() / 1000);
  const secret = processes.account?.env.STRIPE_WEBHOOK_SECRET ?? '';
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

async function credentials(
  house: House,
  route: Route,
  member: Member | undefined,
  body: string,
): Promise<Record<string, string> | undefined> {
  const { processes, publishToken } = house;
  switch (route.audience) {
    case 'member':
      return member && { authorization: `Bearer ${await member.tokenFor(route.service)}` };
    case 'service':
      return { authorization: `Bearer ${processes.chatpad?.env.SERVICE_TOKEN}` };
    case 'publisher':
      return { authorization: `Bearer ${publishToken}` };
    case 'vendor':
      return { 'stripe-signature': signed(house, body) };
    default:
      return member && { cookie: member.cookie() };
  }
}

/** Sends a call as whom it is for: a member's through the edge, a service's to the service. */
export async function send(house: House, route: Route, parts: Parts, member?: Member): Promise<Answer> {
  const body = route.method === 'GET' ? undefined : textBody(parts.body);
  const asked = {
    method: route.method,
    path: pathOf(route, parts),
    headers: {
      origin: house.origin,
      'x-forwarded-for': newAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(await credentials(house, route, member, body ?? '')),
      ...parts.headers,
    },
    body,
  };
  if (route.audience === 'service') return ask(house.processes[route.service]?.url ?? '', asked);
  return member ? member.send(asked) : ask(house.origin, asked);
}

const textBody = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

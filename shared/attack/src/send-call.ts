import { createHmac } from 'node:crypto';
import type { AttackEnvironment } from './attack-environment.ts';
import { type Member, newAddress } from './member.ts';
import type { Route } from './routes.ts';
import { type RawResponse, sendRawRequest } from './send-raw-request.ts';

export interface CallParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A text with half a character in it can not be in an address. */
const escapeSegment = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());

/** The address of a call, its parameters filled in. */
export function buildPath({ path }: Route, { params, query }: CallParts): string {
  const filled = entriesOf(params).reduce((so, [name, value]) => so.replace(`:${name}`, escapeSegment(value)), path);
  const search = entriesOf(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${escapeSegment(name)}=${escapeSegment(value)}`)
    .join('&');
  return search ? `${filled}?${search}` : filled;
}

function signBody({ processes }: AttackEnvironment, body: string): string {
  const at = Math.floor(Date.now() / 1000);
  const secret = processes.account?.env.STRIPE_WEBHOOK_SECRET ?? '';
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

async function credentials(
  house: AttackEnvironment,
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
      return { 'stripe-signature': signBody(house, body) };
    default:
      return member && { cookie: member.cookie() };
  }
}

/** Sends a call as whom it is for: a member's through the edge, a service's to the service. */
export async function sendCall(
  house: AttackEnvironment,
  route: Route,
  parts: CallParts,
  member?: Member,
): Promise<RawResponse> {
  const body = route.method === 'GET' ? undefined : textBody(parts.body);
  const asked = {
    method: route.method,
    path: buildPath(route, parts),
    headers: {
      origin: house.origin,
      'x-forwarded-for': newAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(await credentials(house, route, member, body ?? '')),
      ...parts.headers,
    },
    body,
  };
  if (route.audience === 'service') return sendRawRequest(house.processes[route.service]?.url ?? '', asked);
  return member ? member.send(asked) : sendRawRequest(house.origin, asked);
}

const textBody = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

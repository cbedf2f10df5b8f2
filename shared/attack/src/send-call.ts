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
/** An address can't contain half of a surrogate pair. */
const escapeSegment = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());

/** The path of a call with its parameters filled in. */
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

/** The registry's calls are for the trial service, all others for the tools. */
const getServiceToken = ({ processes }: AttackEnvironment, { service }: Route) =>
  service === 'registry' ? processes.registry?.env.TRIAL_TOKEN : processes.chatpad?.env.SERVICE_TOKEN;

async function credentials(
  environment: AttackEnvironment,
  route: Route,
  member: Member | undefined,
  body: string,
): Promise<Record<string, string> | undefined> {
  const { publishToken } = environment;
  switch (route.audience) {
    case 'member':
      return member && { authorization: `Bearer ${await member.tokenFor(route.service)}` };
    case 'service':
      return { authorization: `Bearer ${getServiceToken(environment, route)}` };
    case 'publisher':
      return { authorization: `Bearer ${publishToken}` };
    case 'vendor':
      return { 'stripe-signature': signBody(environment, body) };
    default:
      return member && { cookie: member.cookie() };
  }
}

/** Sends a call to where it is served: members' calls through the edge, internal calls to the service. */
export async function sendCall(
  environment: AttackEnvironment,
  route: Route,
  parts: CallParts,
  member?: Member,
): Promise<RawResponse> {
  const body = route.method === 'GET' ? undefined : textBody(parts.body);
  const request = {
    method: route.method,
    path: buildPath(route, parts),
    headers: {
      origin: environment.origin,
      'x-forwarded-for': newAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(await credentials(environment, route, member, body ?? '')),
      ...parts.headers,
    },
    body,
  };
  if (route.audience === 'service') return sendRawRequest(environment.processes[route.service]?.url ?? '', request);
  return member ? member.send(request) : sendRawRequest(environment.origin, request);
}

const textBody = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

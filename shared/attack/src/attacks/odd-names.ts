import { chooseCaller } from '../admin.ts';
import { type Attack, forEachConcurrently } from '../attack.ts';
import type { AttackEnvironment } from '../attack-environment.ts';
import { generateValue } from '../fuzz/build-arbitrary.ts';
import { newMember } from '../member.ts';
import { isPublic, isServiceCall, type Route } from '../routes.ts';
import { buildPath, sendCall } from '../send-call.ts';
import { maxResponseMs } from '../time-limits.ts';

/** Already in the form that goes into the address: nothing escapes them again. */
const oddParts = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'],
  ...[
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '%00',
    '%0d%0aset-cookie:%20odd=1',
    '%ff',
    '%',
    '$where',
    ';',
    '%F0%9F%98%80',
  ],
  ...['a'.repeat(5000), '[$ne]', '{"$gt":""}'.replaceAll('"', '%22'), '*', '(a+)+$', '%5c..%5c'],
];
const oddQueries = [
  '__proto__[a]=1',
  'constructor=1',
  '__proto__=1&__proto__=2',
  'a[b][c][d]=1',
  '%00=%00',
  '&&&=',
  '%=%',
];

const isRefused = (status: number) => status >= 400 && status < 500;
/** A stream of news answers an unknown name in its first line, and ends. */
const isUnknown = (text: string) => text.trim() === '{"type":"unknown"}';
const fillPath = ({ path }: Route, odd: string) => path.replace(/:\w+/g, () => odd);

type RecordResult = Parameters<Attack['run']>[1];

interface Sending {
  parts: Parameters<typeof sendCall>[2];
  caller: Parameters<typeof sendCall>[3];
}

async function sendOddPaths(
  environment: AttackEnvironment,
  record: RecordResult,
  route: Route,
  { parts, caller }: Sending,
) {
  for (const odd of oddParts) {
    const path = fillPath(route, odd);
    const { status, headers, text } = await sendCall(environment, { ...route, path }, { ...parts, params: {} }, caller);
    const clean = !(headers['set-cookie'] ?? []).some((line) => line.startsWith('odd='));
    record(`${route.method} ${path.slice(0, 120)} answered ${status}`, (isRefused(status) || isUnknown(text)) && clean);
  }
}

async function sendOddQueries(
  environment: AttackEnvironment,
  record: RecordResult,
  route: Route,
  { parts, caller }: Sending,
) {
  // Calls ignore query parameters that they do not know.
  const known = buildPath(route, parts).split('?')[0];
  for (const query of oddQueries) {
    const { status, milliseconds } = await sendCall(environment, { ...route, path: `${known}?${query}` }, {}, caller);
    record(`GET ${known}?${query} answered ${status}`, status > 0 && status < 500 && milliseconds < maxResponseMs());
  }
}

/** Names that every JavaScript object has, and path segments that confuse parsers. */
export const oddNames: Attack = {
  name: 'odd names',
  async run(environment, record) {
    const member = await newMember(environment);
    const callerOf = await chooseCaller(environment, member);
    const routes = environment.routes.filter((route) => !isServiceCall(route) && isPublic(route));
    await forEachConcurrently(routes, 4, async (route) => {
      const caller = callerOf(route);
      const parts = {
        params: generateValue(route.params),
        query: generateValue(route.query),
        body: generateValue(route.body),
      };
      if (route.path.includes(':')) await sendOddPaths(environment, record, route, { parts, caller });
      if (route.method === 'GET') await sendOddQueries(environment, record, route, { parts, caller });
      if (route.action)
        for (const action of oddParts.slice(0, 5)) {
          const { status } = await sendCall(environment, route, { body: { action, payload: {} } }, member);
          record(`${route.path} took the action ${action}: ${status}`, status === 400);
        }
    });
    const lookedUp = [
      '/v1/:x/x',
      '/functions/v1/:x',
      '/rest/v1/:x',
      '/registry/v1/:x',
      '/remotes/:x/:x/:x',
      '/assets/:x.js',
    ];
    await forEachConcurrently(lookedUp, 4, async (where) => {
      for (const odd of oddParts) {
        const path = where.replace(/:x/g, () => odd);
        const { status } = await member.send({ method: 'GET', path });
        record(`GET ${path.slice(0, 120)} answered ${status}`, isRefused(status));
      }
    });
  },
};

import type { Attack } from '../attack.ts';
import { forEachCall } from '../for-each-call.ts';
import { generateValue } from '../fuzz/build-arbitrary.ts';
import { newAddress } from '../member.ts';
import { getDef, getLimits, listFields, setValue } from '../schema.ts';
import { sendCall } from '../send-call.ts';
import { type RawResponse, sendRawRequest } from '../send-raw-request.ts';
import { maxResponseMs } from '../time-limits.ts';

const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
const deepList = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`key${key}`, key])));
const large = JSON.stringify({ bio: 'a'.repeat(300_000) });

const isRefused = ({ status, milliseconds }: RawResponse) =>
  status >= 400 && status < 500 && milliseconds < maxResponseMs();
/** Calls ignore fields that they do not know, so many of them may be accepted. */
const isHealthy = ({ status, milliseconds }: RawResponse) =>
  status > 0 && status < 500 && milliseconds < maxResponseMs();

/** One more than a field's maximum length, and bodies that are large, deep or wide. */
export const oversizedInput: Attack = {
  name: 'oversize',
  async run(environment, record) {
    const routes = environment.routes.filter(({ method }) => method !== 'GET');
    await forEachCall(environment, routes, async ({ route, caller, parts, body }) => {
      for (const { path, schema } of listFields(route.body)) {
        const { maxLength } = getLimits(schema);
        if (maxLength === undefined) continue;
        const isList = getDef(schema).type === 'array';
        const value = isList
          ? Array(maxLength + 1).fill(generateValue(getDef(schema).element as never))
          : 'a'.repeat(maxLength + 1);
        const answer = await sendCall(environment, route, { ...parts, body: setValue(body, path, value) }, caller);
        record(`${route.name} took too much as ${path.join('.')}: ${answer.status}`, isRefused(answer));
      }
      if (route.audience === 'vendor') return;
      const sizes = {
        large: [large, isRefused],
        deep: [deep, isHealthy],
        list: [deepList, isHealthy],
        wide: [manyKeys, isHealthy],
      } as const;
      for (const [name, [text, isSafe]] of Object.entries(sizes)) {
        const answer = await sendCall(environment, route, { ...parts, body: text }, caller);
        record(
          `${route.name} answered ${answer.status} in ${Math.round(answer.milliseconds)} ms: ${name}`,
          isSafe(answer),
        );
      }
    });
    await floodWithLargeBodies(environment, record);
  },
};

/** Sixty large bodies at once delay nobody else. */
async function floodWithLargeBodies({ origin }: Parameters<Attack['run']>[0], record: Parameters<Attack['run']>[1]) {
  const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
  const paths = ['/v1/marketing/events', '/functions/v1/auth-service', '/v1/chatpad/matches'];
  const crowd = Array.from({ length: 60 }, (_, at) =>
    sendRawRequest(origin, {
      method: 'POST',
      path: paths[at % 3] ?? '',
      headers,
      body: [deep, deepList, manyKeys, large][at % 4],
    }),
  );
  const other = await sendRawRequest(origin, {
    method: 'GET',
    path: '/v1/account/session',
    headers: { 'x-forwarded-for': newAddress() },
  });
  record(
    `another waited ${Math.round(other.milliseconds)} ms: ${other.status}`,
    other.status === 200 && other.milliseconds < maxResponseMs(),
  );
  await Promise.all(crowd);
}

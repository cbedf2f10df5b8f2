import { type Answer, ask } from '../ask.ts';
import type { Attack } from '../attack.ts';
import { eachCall } from '../each-call.ts';
import { oneOf } from '../fuzz/arbitrary-of.ts';
import { newAddress } from '../member.ts';
import { soon } from '../patience.ts';
import { defOf, fieldsOf, limitsOf, withValue } from '../schema.ts';
import { send } from '../send.ts';

const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
const deepList = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`key${key}`, key])));
const large = JSON.stringify({ bio: 'a'.repeat(300_000) });

const refused = ({ status, milliseconds }: Answer) => status >= 400 && status < 500 && milliseconds < soon();
/** What a call does not know it does not read, so a heap of it may be no mistake. */
const atEase = ({ status, milliseconds }: Answer) => status > 0 && status < 500 && milliseconds < soon();

/** One more than a field takes, and bodies that are large, deep or wide. */
export const oversize: Attack = {
  name: 'oversize',
  async run(house, note) {
    const routes = house.routes.filter(({ method }) => method !== 'GET');
    await eachCall(house, routes, async ({ route, caller, parts, body }) => {
      for (const { at, schema } of fieldsOf(route.body)) {
        const { maxLength } = limitsOf(schema);
        if (maxLength === undefined) continue;
        const isList = defOf(schema).type === 'array';
        const value = isList
          ? Array(maxLength + 1).fill(oneOf(defOf(schema).element as never))
          : 'a'.repeat(maxLength + 1);
        const answer = await send(house, route, { ...parts, body: withValue(body, at, value) }, caller);
        note(`${route.name} took too much as ${at.join('.')}: ${answer.status}`, refused(answer));
      }
      if (route.audience === 'vendor') return;
      const sizes = {
        large: [large, refused],
        deep: [deep, atEase],
        list: [deepList, atEase],
        wide: [manyKeys, atEase],
      } as const;
      for (const [name, [text, held]] of Object.entries(sizes)) {
        const answer = await send(house, route, { ...parts, body: text }, caller);
        note(`${route.name} answered ${answer.status} in ${Math.round(answer.milliseconds)} ms: ${name}`, held(answer));
      }
    });
    await whileOthersAsk(house, note);
  },
};

/** Sixty large bodies at once keep nobody waiting. */
async function whileOthersAsk({ origin }: Parameters<Attack['run']>[0], note: Parameters<Attack['run']>[1]) {
  const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
  const paths = ['/v1/marketing/events', '/functions/v1/auth-service', '/v1/chatpad/matches'];
  const crowd = Array.from({ length: 60 }, (_, at) =>
    ask(origin, {
      method: 'POST',
      path: paths[at % 3] ?? '',
      headers,
      body: [deep, deepList, manyKeys, large][at % 4],
    }),
  );
  const other = await ask(origin, {
    method: 'GET',
    path: '/v1/account/session',
    headers: { 'x-forwarded-for': newAddress() },
  });
  note(
    `another waited ${Math.round(other.milliseconds)} ms: ${other.status}`,
    other.status === 200 && other.milliseconds < soon(),
  );
  await Promise.all(crowd);
}

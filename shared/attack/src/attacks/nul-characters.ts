import { callersOf } from '../admin.ts';
import { type Attack, each } from '../attack.ts';
import { oneOf } from '../fuzz/arbitrary-of.ts';
import { knownOf } from '../known.ts';
import { newMember } from '../member.ts';
import { defOf, fieldsOf, withValue } from '../schema.ts';
import { send } from '../send.ts';

const nul = 'a\u0000b';

/** A NUL character in each text of each call: a database and a log may end at it. */
export const nulCharacters: Attack = {
  name: 'NUL characters',
  async run(house, note) {
    const member = await newMember(house);
    const known = await knownOf(member);
    const callerOf = await callersOf(house, member);
    const routes = house.routes.filter(({ method, audience }) => method !== 'GET' && audience !== 'vendor');
    await each(routes, 4, async (route) => {
      const parts = { params: oneOf(route.params, known), query: oneOf(route.query, known) };
      const body = oneOf(route.body, known);
      for (const { at, schema } of fieldsOf(route.body)) {
        if (defOf(schema).type !== 'string') continue;
        const { status } = await send(house, route, { ...parts, body: withValue(body, at, nul) }, callerOf(route));
        note(`${route.name} took a NUL as ${at.join('.')}: ${status}`, status >= 400 && status < 500);
      }
    });
  },
};

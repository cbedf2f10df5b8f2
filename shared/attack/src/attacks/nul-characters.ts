import type { Attack } from '../attack.ts';
import { eachCall } from '../each-call.ts';
import { defOf, fieldsOf, withValue } from '../schema.ts';
import { send } from '../send.ts';

const nul = 'a\u0000b';

/** A NUL character in each text of each call: a database and a log may end at it. */
export const nulCharacters: Attack = {
  name: 'NUL characters',
  async run(house, note) {
    const routes = house.routes.filter(({ method, audience }) => method !== 'GET' && audience !== 'vendor');
    await eachCall(house, routes, async ({ route, caller, parts, body }) => {
      for (const { at, schema } of fieldsOf(route.body)) {
        if (defOf(schema).type !== 'string') continue;
        const { status } = await send(house, route, { ...parts, body: withValue(body, at, nul) }, caller);
        note(`${route.name} took a NUL as ${at.join('.')}: ${status}`, status >= 400 && status < 500);
      }
    });
  },
};

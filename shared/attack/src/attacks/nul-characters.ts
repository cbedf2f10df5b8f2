import type { Attack } from '../attack.ts';
import { forEachCall } from '../for-each-call.ts';
import { getDef, listFields, setValue } from '../schema.ts';
import { sendCall } from '../send-call.ts';

const nul = 'a\u0000b';

/** A NUL character in each text of each call: a database and a log may end at it. */
export const nulCharacters: Attack = {
  name: 'NUL characters',
  async run(house, note) {
    const routes = house.routes.filter(({ method, audience }) => method !== 'GET' && audience !== 'vendor');
    await forEachCall(house, routes, async ({ route, caller, parts, body }) => {
      for (const { path, schema } of listFields(route.body)) {
        if (getDef(schema).type !== 'string') continue;
        const { status } = await sendCall(house, route, { ...parts, body: setValue(body, path, nul) }, caller);
        note(`${route.name} took a NUL as ${path.join('.')}: ${status}`, status >= 400 && status < 500);
      }
    });
  },
};

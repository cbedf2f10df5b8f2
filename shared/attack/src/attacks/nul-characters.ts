import type { Attack } from '../attack.ts';
import { forEachCall } from '../for-each-call.ts';
import { getDef, listFields, setValue } from '../schema.ts';
import { sendCall } from '../send-call.ts';

const nul = 'a\u0000b';

/** A NUL character in each text of each call: databases and logs may truncate at it. */
export const nulCharacters: Attack = {
  name: 'NUL characters',
  async run(environment, record) {
    const routes = environment.routes.filter(({ method, audience }) => method !== 'GET' && audience !== 'vendor');
    await forEachCall(environment, routes, async ({ route, caller, parts, body }) => {
      for (const { path, schema } of listFields(route.body)) {
        if (getDef(schema).type !== 'string') continue;
        const { status } = await sendCall(environment, route, { ...parts, body: setValue(body, path, nul) }, caller);
        record(`${route.name} took a NUL as ${path.join('.')}: ${status}`, status >= 400 && status < 500);
      }
    });
  },
};

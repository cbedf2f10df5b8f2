import type { Attack } from '../attack.ts';
import { forEachCall } from '../for-each-call.ts';
import { getDef, listFields, setValue } from '../schema.ts';
import { sendCall } from '../send-call.ts';
import { maxResponseMs } from '../time-limits.ts';

const operatorValues = [{ $gt: '' }, { $ne: null }, { $where: 'sleep(3000)' }, { $regex: '.*' }, ['a', { $gt: '' }]];

/** Database operators in place of texts: the schemas refuse them. */
export const nosqlOperators: Attack = {
  name: 'operators',
  async run(environment, record) {
    await forEachCall(environment, environment.routes, async ({ route, caller, parts, body }) => {
      const texts = listFields(route.body).filter(({ schema }) =>
        ['string', 'enum', 'literal'].includes(getDef(schema).type),
      );
      for (const { path } of texts)
        for (const operator of operatorValues) {
          const request = { ...parts, body: setValue(body, path, operator) };
          const { status, milliseconds } = await sendCall(environment, route, request, caller);
          const isSafe = status === 400 && milliseconds < maxResponseMs();
          record(`${route.name} took ${JSON.stringify(operator)} as ${path.join('.')}: ${status}`, isSafe);
        }
      for (const { path: field } of listFields(route.query)) {
        const path = `${route.path}?${field[0]}[$gt]=&${field[0]}[$ne]=x`;
        const { status, milliseconds } = await sendCall(
          environment,
          { ...route, path },
          { params: parts.params },
          caller,
        );
        record(`${path} answered ${status}`, status > 0 && status < 500 && milliseconds < maxResponseMs());
      }
    });
  },
};

import type { Attack } from '../attack.ts';
import { eachCall } from '../each-call.ts';
import { soon } from '../patience.ts';
import { defOf, fieldsOf, withValue } from '../schema.ts';
import { send } from '../send.ts';

const orders = [{ $gt: '' }, { $ne: null }, { $where: 'sleep(3000)' }, { $regex: '.*' }, ['a', { $gt: '' }]];

/** Orders to the database where a text belongs: they get no further than the schema. */
export const operators: Attack = {
  name: 'operators',
  async run(house, note) {
    await eachCall(house, house.routes, async ({ route, caller, parts, body }) => {
      const texts = fieldsOf(route.body).filter(({ schema }) =>
        ['string', 'enum', 'literal'].includes(defOf(schema).type),
      );
      for (const { at } of texts)
        for (const operator of orders) {
          const asked = { ...parts, body: withValue(body, at, operator) };
          const { status, milliseconds } = await send(house, route, asked, caller);
          const held = status === 400 && milliseconds < soon();
          note(`${route.name} took ${JSON.stringify(operator)} as ${at.join('.')}: ${status}`, held);
        }
      for (const { at } of fieldsOf(route.query)) {
        const path = `${route.path}?${at[0]}[$gt]=&${at[0]}[$ne]=x`;
        const { status, milliseconds } = await send(house, { ...route, path }, { params: parts.params }, caller);
        note(`${path} answered ${status}`, status > 0 && status < 500 && milliseconds < soon());
      }
    });
  },
};

import { z } from '@datewright/contracts/zod';
import { addPrice } from '../engine/catalogue.ts';
import { endpoint } from '../wire/endpoint.ts';
import { requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import { flag, listFields, mergeMetadata, metadata, text, wholeNumber } from '../wire/params.ts';

const interval = z.enum(['day', 'week', 'month', 'year']);
const listParams = z.strictObject({
  ...listFields,
  active: z.optional(flag),
  currency: z.optional(text),
  product: z.optional(text),
  type: z.optional(z.enum(['one_time', 'recurring'])),
  lookup_keys: z.optional(z.array(text)),
  recurring: z.optional(z.strictObject({ interval: z.optional(interval), usage_type: z.optional(text) })),
});
const createParams = z.strictObject({
  product: text,
  currency: text,
  unit_amount: wholeNumber,
  recurring: z.strictObject({ interval, interval_count: z.optional(wholeNumber) }),
  lookup_key: z.optional(text),
  nickname: z.optional(text),
  tax_behavior: z.optional(z.enum(['exclusive', 'inclusive', 'unspecified'])),
  metadata: z.optional(metadata),
});

export const prices = [
  endpoint(
    'GET',
    '/prices',
    listParams,
    ({ store }, { active, currency, product, type, lookup_keys, recurring, ...page }) => {
      const fits = store.prices.where(
        (price) =>
          (active === undefined || price.active === active) &&
          (currency === undefined || price.currency === currency) &&
          (product === undefined || price.product === product) &&
          (type === undefined || price.type === type) &&
          (lookup_keys === undefined || lookup_keys.includes(price.lookup_key ?? '')) &&
          (recurring?.interval === undefined || price.recurring?.interval === recurring.interval),
      );
      return paginate(fits, page, '/v1/prices');
    },
  ),
  endpoint('GET', '/prices/:id', z.strictObject({}), ({ store }, _params, { id }) =>
    requireFound(store.prices.get(id), 'price', id),
  ),
  endpoint('POST', '/prices', createParams, (context, { recurring, metadata: given, ...wanted }) => {
    requireFound(context.store.products.get(wanted.product), 'product', wanted.product, 'product');
    const price = addPrice(context, { ...wanted, ...recurring, metadata: mergeMetadata({}, given) });
    context.emit('price.created', price);
    return price;
  }),
];

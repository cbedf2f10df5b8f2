import { z } from '@datewright/contracts/zod';
import { addProduct } from '../engine/catalogue.ts';
import { endpoint } from '../wire/endpoint.ts';
import { requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import { flag, listFields, mergeMetadata, metadata, text } from '../wire/params.ts';

const listParams = z.strictObject({ ...listFields, active: z.optional(flag), ids: z.optional(z.array(text)) });
const createParams = z.strictObject({
  id: z.optional(text),
  name: text,
  description: z.optional(text),
  metadata: z.optional(metadata),
});

export const products = [
  endpoint('GET', '/products', listParams, ({ store }, { active, ids, ...page }) => {
    const fits = store.products.where(
      (product) => (active === undefined || product.active === active) && (ids?.includes(product.id) ?? true),
    );
    return paginate(fits, page, '/v1/products');
  }),
  endpoint('GET', '/products/:id', z.strictObject({}), ({ store }, _params, { id }) =>
    requireFound(store.products.get(id), 'product', id),
  ),
  endpoint('POST', '/products', createParams, (context, { metadata: given, ...wanted }) => {
    const product = addProduct(context, { ...wanted, metadata: mergeMetadata({}, given) });
    context.emit('product.created', product);
    return product;
  }),
];

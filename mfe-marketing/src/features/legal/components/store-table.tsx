import { browserStores } from '@datewright/contracts/consent/catalogue';
import type { StoreCategory } from '@datewright/contracts/consent/choice';
import { useLegalCopy } from '../../../copy/use-legal-copy.ts';
import { Blocks } from './blocks.tsx';

export const storesOf = (category: StoreCategory) => browserStores.filter((store) => store.category === category);

/** What one category writes into a browser. */
export function StoreTable({ category }: { category: StoreCategory }) {
  const { inventory } = useLegalCopy();
  const rows = storesOf(category).map(({ name, place, purpose, lasts }) => [name, place, purpose, lasts]);
  return <Blocks blocks={rows.length > 0 ? [{ heads: inventory.heads, rows }] : [inventory.none]} />;
}

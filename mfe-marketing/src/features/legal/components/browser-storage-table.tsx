import { storageCatalogue } from '@datewright/contracts/consent/catalogue';
import type { StorageCategory } from '@datewright/contracts/consent/choice';
import { useLegalCopy } from '../copy/use-legal-copy.ts';
import { LegalBlocks } from './legal-blocks.tsx';

export const listBrowserStores = (category: StorageCategory) =>
  storageCatalogue.filter((store) => store.category === category);

export function BrowserStorageTable({ category }: { category: StorageCategory }) {
  const { inventory } = useLegalCopy();
  const rows = listBrowserStores(category).map(({ name, place, purpose, lasts }) => [name, place, purpose, lasts]);
  return <LegalBlocks blocks={rows.length > 0 ? [{ heads: inventory.heads, rows }] : [inventory.none]} />;
}

import type { PageQuery } from '@datewright/contracts/page';
import { z } from '@datewright/contracts/zod';
import { AppError } from '../errors/app-error.ts';

/** A position in a list that is sorted by time and id, newest first; older items come after it. */
export interface PageCursor {
  at: Date;
  id: string;
}

/** The values of the sort fields of an item, in a list that is sorted by texts. */
export type SortKeys = readonly string[];

/** The wanted page of a list. */
export interface Page<Cursor = PageCursor> {
  limit: number;
  before?: Cursor | undefined;
}

const encodeCursor = (cursor: PageCursor | SortKeys) =>
  Buffer.from('id' in cursor ? `${cursor.at.getTime()} ${cursor.id}` : JSON.stringify(cursor)).toString('base64url');

/** Throws `invalid_request` for a bad cursor. */
export function decodePageCursor(text: string): PageCursor {
  const [, time, id] = /^(\d{1,15}) (.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!time || !id) throw new AppError('invalid_request');
  return { at: new Date(Number(time)), id };
}

const sortKeys = z.array(z.string());

/** Throws `invalid_request` for a bad cursor. */
function decodeSortKeys(text: string, count: number): SortKeys {
  try {
    const keys = z.parse(sortKeys, JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (keys.length === count) return keys;
  } catch (cause) {
    throw new AppError('invalid_request', { cause });
  }
  throw new AppError('invalid_request');
}

/** The page that a query asks for, without a limit the newest `most` items. Throws `invalid_request` for a bad cursor. */
export const readPage = ({ limit, before }: PageQuery, most = 99): Page => ({
  limit: limit === undefined ? most : Number(limit),
  ...(before !== undefined && { before: decodePageCursor(before) }),
});

/**
 * The filter of documents after the cursor, for an index on `field` and `_id`. The first condition is redundant, but
 * lets the query start at the right place of the index.
 */
export const filterBefore = (field: string, { at, id }: PageCursor) => ({
  [field]: { $lte: at },
  $or: [{ [field]: { $lt: at } }, { [field]: at, _id: { $lt: id } }],
});

/** Sort fields with their directions, the last one unique. */
type TextOrder = readonly (readonly [field: string, direction: 1 | -1])[];

/** The page of a list that is sorted by texts, as `readPage`. */
export const readTextPage = ({ limit, before }: PageQuery, most: number, order: TextOrder): Page<SortKeys> => ({
  limit: limit === undefined ? most : Number(limit),
  ...(before !== undefined && { before: decodeSortKeys(before, order.length) }),
});

/** The filter of documents after these keys, for an index on the fields of the order. */
export function filterAfter(order: TextOrder, keys: SortKeys) {
  const after = ([, direction]: TextOrder[number], key: string | undefined, orEqual = '') => ({
    [`$${direction < 0 ? 'lt' : 'gt'}${orEqual}`]: key,
  });
  const equal = (count: number) => Object.fromEntries(order.slice(0, count).map(([field], at) => [field, keys[at]]));
  return {
    ...Object.fromEntries(order.slice(0, 1).map((first) => [first[0], after(first, keys[0], 'e')])),
    $or: order.map((one, at) => ({ ...equal(at), [one[0]]: after(one, keys[at]) })),
  };
}

/** Splits `limit + 1` found items into the page and the cursor of the next one. */
export function toPage<Item>(found: Item[], limit: number, toCursor: (item: Item) => PageCursor | SortKeys) {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, earlier: last && found.length > limit ? encodeCursor(toCursor(last)) : null };
}

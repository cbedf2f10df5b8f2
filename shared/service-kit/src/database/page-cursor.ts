import type { PageQuery } from '@datewright/contracts/page';
import { AppError } from '../errors/app-error.ts';

/** A position in a list that is sorted by time and id, newest first; older items come after it. */
export interface PageCursor {
  at: Date;
  id: string;
}

/** The wanted page of a list. */
export interface Page {
  limit: number;
  before?: PageCursor | undefined;
}

const encodePageCursor = ({ at, id }: PageCursor) => Buffer.from(`${at.getTime()} ${id}`).toString('base64url');

/** Throws `invalid_request` for a bad cursor. */
export function decodePageCursor(text: string): PageCursor {
  const [, time, id] = /^(\d{1,15}) (.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!time || !id) throw new AppError('invalid_request');
  return { at: new Date(Number(time)), id };
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

/** Splits `limit + 1` found items into the page and the cursor of the next one. */
export function toPage<Item>(found: Item[], limit: number, toCursor: (item: Item) => PageCursor) {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, earlier: last && found.length > limit ? encodePageCursor(toCursor(last)) : null };
}

import type { List } from '../store/stripe-objects.ts';
import { invalidRequest, noSuchObject } from './errors.ts';

interface PageParams {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

/** One page of `items`, which come oldest first; Stripe lists the newest first. */
export function paginate<Item extends { id: string; object?: string }>(
  items: Item[],
  { limit = 10, starting_after, ending_before }: PageParams,
  url: string,
): List<Item> {
  if (limit < 1 || limit > 100) {
    throw invalidRequest(
      `This value must be ${limit < 1 ? 'greater than or equal to 1' : 'less than or equal to 100'}.`,
      'limit',
    );
  }
  const newestFirst = items.toReversed();
  const place = (id: string, param: string) => {
    const at = newestFirst.findIndex((item) => item.id === id);
    if (at < 0) throw noSuchObject(items[0]?.object?.replaceAll('_', ' ') ?? 'object', id, param);
    return at;
  };
  if (ending_before !== undefined) {
    const end = place(ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const start = starting_after === undefined ? 0 : place(starting_after, 'starting_after') + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + data.length < newestFirst.length, url };
}

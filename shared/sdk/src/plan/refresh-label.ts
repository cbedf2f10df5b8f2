import type { SdkCopy } from '../copy/en.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The label for the next credit reset: 'Refreshes daily' without a time, 'Refreshes soon' when it is past, otherwise
 * 'Next refresh in …'.
 */
export function refreshLabel(nextRefreshTime: string | null, now: number, words: SdkCopy['refresh']): string {
  const at = nextRefreshTime === null ? Number.NaN : Date.parse(nextRefreshTime);
  if (Number.isNaN(at)) return words.daily;
  const left = at - now;
  if (left <= 0) return words.soon;
  if (left < hour) return words.inMinutes(Math.ceil(left / minute));
  return left < day ? words.inHours(Math.ceil(left / hour)) : words.inDays(Math.ceil(left / day));
}

import { normalizeAddress } from '@datewright/service-kit/http/client-address';
import { LRUCache } from 'lru-cache';

/** True while an address has asked at most `most` times in this minute of its own. */
export function createMinuteLimit(most: number): (ip: string | undefined) => boolean {
  const taken = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true });
  return (ip) => {
    const address = normalizeAddress(ip);
    const count = taken.get(address) ?? 0;
    if (count >= most) return false;
    taken.set(address, count + 1);
    return true;
  };
}

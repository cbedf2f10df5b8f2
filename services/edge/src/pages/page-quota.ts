import { normalizeAddress } from '@datewright/service-kit/http/client-address';
import { LRUCache } from 'lru-cache';

/** Places for pages whose address has a part of the visitor's choice. */
export interface PageQuota {
  /** True when the page has a place, or takes one in the name of who asks. */
  acquire(key: string, ip: string | undefined): boolean;
  /** Frees the place of a page that came to nothing. */
  release(key: string): void;
}

/** `max` places for an hour each, and so few for one address that it leaves most of them to others. */
export function createPageQuota({ max = 1000, maxPerAddress = 100, ttl = 3600_000 } = {}): PageQuota {
  const counts = new Map<string, number>();
  const taken = new LRUCache<string, { address: string }>({
    max,
    ttl,
    dispose({ address }) {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    },
  });
  const isFull = (address: string) => taken.size >= max || (counts.get(address) ?? 0) >= maxPerAddress;

  return {
    acquire(key, ip) {
      if (taken.has(key)) return true;
      const address = normalizeAddress(ip);
      if (isFull(address)) taken.purgeStale();
      if (isFull(address)) return false;
      taken.set(key, { address });
      counts.set(address, (counts.get(address) ?? 0) + 1);
      return true;
    },
    release: (key) => void taken.delete(key),
  };
}

import { normalizeAddress } from '@datewright/service-kit/http/client-address';
import { LRUCache } from 'lru-cache';

/** Limits the cached pages whose address has a part that the visitor chooses. */
export interface PageQuota {
  /** True when the page has a slot, or takes one on behalf of this address. */
  acquire(key: string, ip: string | undefined): boolean;
  /** Frees the slot of a page that failed to render. */
  release(key: string): void;
}

/** Gives out `max` slots for an hour each. The limit for one address leaves most of them to others. */
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

import type { Budget } from '@datewright/service-kit/limits/budgets';
import type { RateLimit } from '@datewright/service-kit/limits/rate-limit';

const hour = 3600;
const day = 24 * hour;

/** By network: one household, one office. */
export const newsletterPerNetwork: RateLimit = { name: 'newsletter-network', max: 10, windowSeconds: hour };
/** By address: nobody's inbox is filled by others. */
export const newsletterPerAddress: RateLimit = { name: 'newsletter-address', max: 3, windowSeconds: day };
export const newsletterLinksPerNetwork: RateLimit = { name: 'newsletter-links', max: 30, windowSeconds: hour };

export const contactMessagesPerNetwork: RateLimit = { name: 'contact-network', max: 10, windowSeconds: hour };
export const contactMessagesPerAddress: RateLimit = { name: 'contact-address', max: 5, windowSeconds: day };

export const eventBatchesPerNetwork: RateLimit = { name: 'events', max: 120, windowSeconds: 60 };
const megabyte = 1_000_000;
/** Bytes of events as they are kept: a visit leaves 15 kB or so. */
export const eventBytesPerNetwork: readonly Budget[] = [
  { name: 'event-bytes-hour', max: megabyte, windowSeconds: hour },
  { name: 'event-bytes-day', max: 4 * megabyte, windowSeconds: day },
];
/** Of everybody together. */
export const eventBytesTotal = (megabytes: number): Budget => ({
  name: 'event-bytes-all',
  max: megabytes * megabyte,
  windowSeconds: day,
});

export const ogImagesPerNetwork: RateLimit = { name: 'open-graph', max: 120, windowSeconds: 60 };

/** Of one editor. */
export const savesPerEditor: RateLimit = { name: 'desk-saves', max: 240, windowSeconds: 60 };
export const picturesPerEditor: RateLimit = { name: 'desk-pictures', max: 60, windowSeconds: hour };

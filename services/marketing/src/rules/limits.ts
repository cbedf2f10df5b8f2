import type { Budget } from '@datewright/service-kit/budgets';
import type { Limit } from '@datewright/service-kit/rate-limit';

const hour = 3600;
const day = 24 * hour;

/** By network: one household, one office. */
export const newsletterOfNetwork: Limit = { name: 'newsletter-network', max: 10, windowSeconds: hour };
/** By address: nobody's inbox is filled by others. */
export const newsletterOfAddress: Limit = { name: 'newsletter-address', max: 3, windowSeconds: day };
export const linksOfNetwork: Limit = { name: 'newsletter-links', max: 30, windowSeconds: hour };

export const messagesOfNetwork: Limit = { name: 'contact-network', max: 10, windowSeconds: hour };
export const messagesOfAddress: Limit = { name: 'contact-address', max: 5, windowSeconds: day };

export const eventsOfNetwork: Limit = { name: 'events', max: 120, windowSeconds: 60 };
const megabyte = 1_000_000;
/** Bytes of events as they are kept: a visit leaves 15 kB or so. */
export const eventBytesOfNetwork: readonly Budget[] = [
  { name: 'event-bytes-hour', max: megabyte, windowSeconds: hour },
  { name: 'event-bytes-day', max: 4 * megabyte, windowSeconds: day },
];
/** Of everybody together. */
export const eventBytesOfAll = (megabytes: number): Budget => ({
  name: 'event-bytes-all',
  max: megabytes * megabyte,
  windowSeconds: day,
});

export const openGraphOfNetwork: Limit = { name: 'open-graph', max: 120, windowSeconds: 60 };

/** Of one editor. */
export const savesOfEditor: Limit = { name: 'desk-saves', max: 240, windowSeconds: 60 };
export const picturesOfEditor: Limit = { name: 'desk-pictures', max: 60, windowSeconds: hour };

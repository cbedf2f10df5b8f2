import type { RateLimit } from '@datewright/service-kit/limits/rate-limit';

const hour = 3600;
const day = 24 * hour;

/** A network is one household or one office. */
export const newsletterPerNetwork: RateLimit = { name: 'newsletter-network', max: 10, windowSeconds: hour };
/** Protects an inbox from confirmation mails that somebody else requests. */
export const newsletterPerAddress: RateLimit = { name: 'newsletter-address', max: 3, windowSeconds: day };
export const newsletterLinksPerNetwork: RateLimit = { name: 'newsletter-links', max: 30, windowSeconds: hour };

export const contactMessagesPerNetwork: RateLimit = { name: 'contact-network', max: 10, windowSeconds: hour };
export const contactMessagesPerAddress: RateLimit = { name: 'contact-address', max: 5, windowSeconds: day };

export const eventBatchesPerNetwork: RateLimit = { name: 'events', max: 120, windowSeconds: 60 };
export const ogImagesPerNetwork: RateLimit = { name: 'open-graph', max: 120, windowSeconds: 60 };

export const savesPerEditor: RateLimit = { name: 'desk-saves', max: 240, windowSeconds: 60 };
export const picturesPerEditor: RateLimit = { name: 'desk-pictures', max: 60, windowSeconds: hour };

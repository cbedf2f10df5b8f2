import type { Budget } from '@datewright/service-kit/limits/budgets';

const hour = 3600;
const day = 24 * hour;
const megabyte = 1_000_000;
/** Bytes of stored events: a visit produces about 15 KB. */
export const eventBytesPerNetwork: readonly Budget[] = [
  { name: 'event-bytes-hour', max: megabyte, windowSeconds: hour },
  { name: 'event-bytes-day', max: 4 * megabyte, windowSeconds: day },
];
/** Of all networks together. */
export const eventBytesTotal = (megabytes: number): Budget => ({
  name: 'event-bytes-all',
  max: megabytes * megabyte,
  windowSeconds: day,
});

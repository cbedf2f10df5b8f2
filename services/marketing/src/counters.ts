import type { Metrics } from '@datewright/service-kit/metrics';

/** What ops watch beside the routes' durations. */
export function counters(metrics: Metrics) {
  return { mails: metrics.counter('mails_total', 'Tries to send a mail by outcome, and mails given up.', ['outcome']) };
}
export type Counters = ReturnType<typeof counters>;

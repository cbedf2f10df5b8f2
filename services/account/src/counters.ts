import type { Metrics } from '@datewright/service-kit/observability/metrics';

/** Metrics of this service beside the request durations. */
export function createCounters(metrics: Metrics) {
  return {
    signIns: metrics.counter('sign_ins_total', 'Sign-ins by outcome.', ['outcome']),
    mails: metrics.counter('mails_total', 'Tries to send a mail by outcome, and mails given up.', ['outcome']),
    billingEvents: metrics.counter('billing_events_total', 'Events of the payment provider.', ['type', 'outcome']),
    billingAlerts: metrics.counter('billing_alerts_total', 'What a person should look at in billing.', ['kind']),
    credits: metrics.counter('credits_total', 'Credit operations by tool and outcome.', ['tool', 'outcome']),
  };
}
export type Counters = ReturnType<typeof createCounters>;

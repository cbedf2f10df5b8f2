import { authService } from '@datewright/contracts/account/auth-service';
import { createCheckoutSession } from '@datewright/contracts/account/create-checkout-session';
import { errorCatalogue } from '@datewright/contracts/errors';
import { serviceProcesses } from './deployed-settings.ts';

interface Alert {
  name: string;
  expression: string;
  /** How long it must hold. */
  duration: string;
  severity: 'page' | 'ticket';
  summary: string;
}

interface Journey {
  name: string;
  what: string;
  requests: string;
  /** The counter of a streamed answer by its outcome: a stream that fails has answered 200 before. */
  outcomes?: string;
}

/** What members do, by the requests that it takes. */
const journeys: Journey[] = [
  { name: 'SignIn', what: 'signing in', requests: `service="account",route="${authService.path}"` },
  {
    name: 'Suggestion',
    what: 'suggestions',
    requests: 'service="chatpad",method="POST"',
    outcomes: 'datewright_suggestion_rounds_total',
  },
  { name: 'Bio', what: 'bios', requests: 'service="bio",method="POST"' },
  { name: 'Photo', what: 'photo analyses', requests: 'service="photo",method="POST"' },
  { name: 'Playbook', what: 'playbooks', requests: 'service="datecoach",method="POST"' },
  { name: 'Purchase', what: 'purchases', requests: `service="account",route="${createCheckoutSession.path}"` },
];

/** Of 1,000 requests of a journey in 30 days, five may fail. */
const allowedShare = 0.005;

/** Spent at this rate, the month's errors are used up in two days, or in five. Both windows must agree. */
const burnRates = [
  { suffix: 'Fast', rate: 14.4, windows: ['1h', '5m'], severity: 'page' },
  { suffix: 'Slow', rate: 6, windows: ['6h', '30m'], severity: 'ticket' },
] as const;

/** The outcomes that are our failure, as the status of a request would say. */
const failures = Object.entries(errorCatalogue)
  .filter(([, { status }]) => status >= 500)
  .map(([code]) => code)
  .sort()
  .join('|');

type FailedShare = (window: string) => string;

function listFailedShares({ requests, outcomes }: Journey): FailedShare[] {
  const share =
    (metric: string, all: string, failed: string): FailedShare =>
    (window) =>
      `sum(rate(${metric}{${failed}}[${window}])) / sum(rate(${metric}{${all}}[${window}]))`;
  return [
    share('http_request_duration_seconds_count', requests, `${requests},status=~"5.."`),
    ...(outcomes ? [share(outcomes, '', `outcome=~"${failures}"`)] : []),
  ];
}

const burnAlerts: Alert[] = journeys.flatMap((journey) =>
  burnRates.map(({ suffix, rate, windows, severity }) => ({
    name: `${journey.name}Failing${suffix}`,
    expression: listFailedShares(journey)
      .map((share) => windows.map((window) => `(${share(window)} > ${(rate * allowedShare).toFixed(3)})`).join(' and '))
      .join(' or '),
    duration: '2m',
    severity,
    summary: `Too many failed requests for ${journey.what}`,
  })),
);

const services = [...new Set(serviceProcesses.map(({ service }) => service))];

const otherAlerts: Alert[] = [
  {
    name: 'ServiceMissing',
    expression: services.map((service) => `absent(process_start_time_seconds{service="${service}"})`).join(' or '),
    duration: '5m',
    severity: 'page',
    summary: 'No process of {{ $labels.service }} reports metrics',
  },
  {
    name: 'JobsWaiting',
    expression: 'max by (service, queue) (datewright_jobs_oldest_seconds) > 300',
    duration: '5m',
    severity: 'page',
    summary: 'The oldest job of {{ $labels.queue }} waits for more than five minutes',
  },
  {
    name: 'JobsDead',
    expression: 'max by (service, queue) (datewright_jobs{state="dead"}) > 0',
    duration: '15m',
    severity: 'ticket',
    summary: 'Jobs of {{ $labels.queue }} failed for good',
  },
  {
    name: 'BillingNeedsPerson',
    expression: 'sum by (kind) (increase(datewright_billing_alerts_total[30m])) > 0',
    duration: '0m',
    severity: 'ticket',
    summary: 'Billing: {{ $labels.kind }}',
  },
  {
    // One that no server takes, such as a mistyped address, is no outage.
    name: 'MailFailing',
    expression:
      'sum by (service) (increase(datewright_mails_total{outcome="given up"}[30m])) >= 3 unless sum by (service) (increase(datewright_mails_total{outcome="sent"}[30m])) > 0',
    duration: '5m',
    severity: 'page',
    summary: 'The mail server takes no mail of {{ $labels.service }}',
  },
  {
    name: 'EventsNearLimit',
    expression: 'max(datewright_events_day_share) > 0.8',
    duration: '5m',
    severity: 'ticket',
    summary: 'Analytics events reach the limit of the day',
  },
  {
    name: 'EventLoopSlow',
    expression: 'max by (service) (nodejs_eventloop_lag_p99_seconds) > 0.5',
    duration: '10m',
    severity: 'ticket',
    summary: 'A process of {{ $labels.service }} answers late',
  },
];

const alerts = [...burnAlerts, ...otherAlerts];

/** Generates the Prometheus rule file. */
export function generateAlerts(): string {
  return [
    '# Made by `npm run generate`. Each alert has a row in shared/docs/runbook.md.',
    'groups:',
    '  - name: datewright',
    '    rules:',
    ...alerts.flatMap(({ name, expression, duration, severity, summary }) => [
      `      - alert: ${name}`,
      `        expr: ${JSON.stringify(expression)}`,
      `        for: ${duration}`,
      `        labels: { severity: ${severity} }`,
      `        annotations: { summary: ${JSON.stringify(summary)} }`,
    ]),
    '',
  ].join('\n');
}

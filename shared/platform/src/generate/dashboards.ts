interface Panel {
  title: string;
  /** Grafana's unit: `reqps`, `s`, `percentunit`, `bytes`, `currencyEUR` or `short`. */
  unit: string;
  /** The PromQL of each group of lines, with the name of a line. */
  queries: [expression: string, legend: string][];
}

interface Dashboard {
  title: string;
  panels: Panel[];
}

const perSecond = (metric: string, by: string, selector = '') =>
  `sum by (${by}) (rate(${metric}${selector}[$__rate_interval]))`;
const perHour = (metric: string, by: string, selector = '') => `sum by (${by}) (increase(${metric}${selector}[1h]))`;
const requests = 'http_request_duration_seconds';
const quantile = (share: number, metric: string, by: string, selector = '') =>
  `histogram_quantile(${share}, sum by (le${by}) (rate(${metric}_bucket${selector}[$__rate_interval])))`;
const ofService = '{service=~"$service"}';

/** Requests, errors and durations of each service, and the state of its processes. */
const services: Dashboard = {
  title: 'Services',
  panels: [
    {
      title: 'Requests',
      unit: 'reqps',
      queries: [[perSecond(`${requests}_count`, 'service', ofService), '{{service}}']],
    },
    {
      title: 'Failed share',
      unit: 'percentunit',
      queries: [
        [
          `${perSecond(`${requests}_count`, 'service', '{service=~"$service",status=~"5.."}')} / ${perSecond(`${requests}_count`, 'service', ofService)}`,
          '{{service}}',
        ],
      ],
    },
    {
      title: 'Duration, half and 95% of requests',
      unit: 's',
      queries: [
        [quantile(0.5, requests, ', service', ofService), '{{service}} 50%'],
        [quantile(0.95, requests, ', service', ofService), '{{service}} 95%'],
      ],
    },
    {
      title: 'Slowest routes, 95% of requests',
      unit: 's',
      queries: [[`topk(10, ${quantile(0.95, requests, ', service, route', ofService)})`, '{{service}} {{route}}']],
    },
    {
      title: 'Event loop delay, 99%',
      unit: 's',
      queries: [[`max by (service) (nodejs_eventloop_lag_p99_seconds${ofService})`, '{{service}}']],
    },
    {
      title: 'Memory of the largest process',
      unit: 'bytes',
      queries: [[`max by (service) (process_resident_memory_bytes${ofService})`, '{{service}}']],
    },
    {
      title: 'Processor time',
      unit: 'percentunit',
      queries: [[perSecond('process_cpu_seconds_total', 'service', ofService), '{{service}}']],
    },
    {
      title: 'Public pages by outcome',
      unit: 'reqps',
      queries: [[perSecond('datewright_pages_total', 'outcome'), '{{outcome}}']],
    },
  ],
};

const credits: Dashboard = {
  title: 'Members, credits and payments',
  panels: [
    {
      title: 'Credit operations in an hour',
      unit: 'short',
      queries: [[perHour('datewright_credits_total', 'tool, outcome'), '{{tool}} {{outcome}}']],
    },
    {
      title: 'Share of reservations that were released',
      unit: 'percentunit',
      queries: [
        [
          `${perHour('datewright_credits_total', 'tool', '{outcome="released"}')} / ${perHour('datewright_credits_total', 'tool', '{outcome=~"released|committed"}')}`,
          '{{tool}}',
        ],
      ],
    },
    {
      title: 'Sign-ins in an hour',
      unit: 'short',
      queries: [[perHour('datewright_sign_ins_total', 'outcome'), '{{outcome}}']],
    },
    {
      title: 'Stripe events in an hour',
      unit: 'short',
      queries: [[perHour('datewright_billing_events_total', 'type, outcome'), '{{type}} {{outcome}}']],
    },
    {
      title: 'Billing alerts in an hour',
      unit: 'short',
      queries: [[perHour('datewright_billing_alerts_total', 'kind'), '{{kind}}']],
    },
    {
      title: 'Mails in an hour',
      unit: 'short',
      queries: [[perHour('datewright_mails_total', 'service, outcome'), '{{service}} {{outcome}}']],
    },
  ],
};

const ai: Dashboard = {
  title: 'AI',
  panels: [
    {
      title: 'Tokens per second',
      unit: 'short',
      queries: [[perSecond('datewright_ai_tokens_total', 'answer, direction'), '{{answer}} {{direction}}']],
    },
    {
      title: 'Cost in an hour',
      unit: 'currencyEUR',
      queries: [[perHour('datewright_ai_cost_eur_total', 'answer'), '{{answer}}']],
    },
    {
      title: 'First suggestion, half and 95%',
      unit: 's',
      queries: [
        [quantile(0.5, 'datewright_first_suggestion_seconds', ''), '50%'],
        [quantile(0.95, 'datewright_first_suggestion_seconds', ''), '95%'],
      ],
    },
    {
      title: 'Answers in an hour by outcome',
      unit: 'short',
      queries: [
        [perHour('datewright_suggestion_rounds_total', 'outcome'), 'suggestions {{outcome}}'],
        [perHour('datewright_bio_answers_total', 'kind, outcome'), 'bio {{kind}} {{outcome}}'],
        [perHour('datewright_photo_analyses_total', 'outcome'), 'photo {{outcome}}'],
        [perHour('datewright_datecoach_playbooks_total', 'outcome'), 'playbook {{outcome}}'],
        [perHour('datewright_datecoach_spots_total', 'outcome'), 'spots {{outcome}}'],
      ],
    },
    {
      title: 'Rejected lines in an hour',
      unit: 'short',
      queries: [
        [perHour('datewright_suggestions_rejected_total', 'reason'), 'suggestion {{reason}}'],
        [perHour('datewright_datecoach_lines_refused_total', 'why'), 'coach {{why}}'],
        [perHour('datewright_line_faults_total', 'fault'), 'review {{fault}}'],
      ],
    },
    {
      title: 'Line reviews in an hour',
      unit: 'short',
      queries: [[perHour('datewright_line_reviews_total', 'outcome'), '{{outcome}}']],
    },
    {
      title: 'Texts held back in an hour',
      unit: 'short',
      queries: [[perHour('datewright_safety_judgements_total', 'kind, judge'), '{{kind}} {{judge}}']],
    },
    {
      title: 'Called wrong by members in an hour',
      unit: 'short',
      queries: [
        [perHour('datewright_safety_called_wrong_total', 'kind'), 'text {{kind}}'],
        [perHour('datewright_photo_refusals_called_wrong_total', 'code'), 'photo {{code}}'],
      ],
    },
    {
      title: 'Searches for real places in an hour',
      unit: 'short',
      queries: [[perHour('datewright_datecoach_places_total', 'outcome'), '{{outcome}}']],
    },
  ],
};

/** Every instance reports the jobs of the whole queue, so the largest is taken, not the sum. */
const jobs: Dashboard = {
  title: 'Workers',
  panels: [
    {
      title: 'Jobs',
      unit: 'short',
      queries: [['max by (queue, state) (datewright_jobs)', '{{queue}} {{state}}']],
    },
    {
      title: 'Age of the oldest waiting job',
      unit: 's',
      queries: [['max by (queue, priority) (datewright_jobs_oldest_seconds)', '{{queue}} priority {{priority}}']],
    },
    {
      title: 'Finished in an hour',
      unit: 'short',
      queries: [
        [perHour('datewright_photo_analyses_total', 'outcome'), 'photo {{outcome}}'],
        [perHour('datewright_datecoach_playbooks_total', 'outcome'), 'playbook {{outcome}}'],
      ],
    },
    {
      title: 'Processes',
      unit: 'short',
      queries: [['count by (service) (process_start_time_seconds{service=~"photo|datecoach"})', '{{service}}']],
    },
  ],
};

const dashboards = new Map([
  ['services', services],
  ['credits', credits],
  ['ai', ai],
  ['workers', jobs],
]);

const datasource = { type: 'prometheus', uid: `\${datasource}` };
const panelWidth = 12;
const panelHeight = 8;

const variables = [
  { name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus' },
  {
    name: 'service',
    label: 'Service',
    type: 'query',
    datasource,
    query: `label_values(${requests}_count, service)`,
    refresh: 2,
    multi: true,
    includeAll: true,
    allValue: '.+',
    current: { text: 'All', value: '$__all' },
  },
];

function formatPanel({ title, unit, queries }: Panel, at: number): object {
  return {
    id: at + 1,
    type: 'timeseries',
    title,
    datasource,
    gridPos: {
      x: (at % 2) * panelWidth,
      y: Math.floor(at / 2) * panelHeight,
      w: panelWidth,
      h: panelHeight,
    },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: queries.map(([expr, legendFormat], query) => ({
      refId: String.fromCharCode(65 + query),
      datasource,
      expr,
      legendFormat,
    })),
  };
}

/** Generates Grafana's dashboards, as JSON by file name. */
export function generateDashboards(): Map<string, string> {
  return new Map(
    [...dashboards].map(([name, { title, panels }]) => {
      const dashboard = {
        uid: `datewright-${name}`,
        title: `Datewright: ${title}`,
        tags: ['datewright'],
        schemaVersion: 39,
        timezone: 'browser',
        refresh: '1m',
        time: { from: 'now-6h', to: 'now' },
        templating: {
          list: panels.some(({ queries }) => queries.join().includes('$service')) ? variables : variables.slice(0, 1),
        },
        panels: panels.map(formatPanel),
      };
      return [`${name}.json`, `${JSON.stringify(dashboard, null, 2)}\n`];
    }),
  );
}

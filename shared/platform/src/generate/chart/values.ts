import { z } from '@datewright/contracts/zod';
import { loadSettings } from '../../workspace/services.ts';
import { listResources, type ServiceProcess, serviceProcesses } from '../deployed-settings.ts';
import { chartDefaults, listChartSettings, toValueKey } from './chart-settings.ts';
import { formatYaml, type ManifestNode } from './manifest.ts';

type Schema = { [key: string]: ManifestNode };

const text = (pattern: string): Schema => ({ type: 'string', pattern });
const filled = text('\\S');
const integer = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum });
const object = (properties: { [key: string]: Schema }): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const texts: Schema = { type: 'object', additionalProperties: { type: 'string' } };
const name = text('^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?$');

/** The number of jobs that one worker runs at once, by default of its code. */
async function readConcurrency({ service }: ServiceProcess): Promise<number> {
  const { shape } = await loadSettings(service);
  const setting = Object.entries(shape).find(([key]) => key.endsWith('_AT_ONCE'))?.[1];
  const parsed = setting && z.safeParse(setting, undefined);
  if (!parsed?.success) throw new Error(`${service} has no setting for how many jobs a worker runs at once.`);
  return Number(parsed.data);
}

const defaultReplicas = ({ name: process, role }: ServiceProcess) => {
  if (role === 'worker') return { min: 0, max: 10 };
  if (process === 'trial') return { min: 1, max: 2 };
  return process === 'registry' ? { min: 2, max: 3 } : { min: 2, max: 10 };
};

async function processValues(process: ServiceProcess): Promise<{ [key: string]: ManifestNode }> {
  const { cpu, memory } = listResources(process.name);
  return {
    replicas: defaultReplicas(process),
    ...(process.role === 'worker' ? { jobsPerReplica: await readConcurrency(process) } : {}),
    resources: {
      requests: { cpu: cpu.request, memory: `${memory.request}Mi` },
      limits: { cpu: cpu.limit, memory: `${memory.limit}Mi` },
    },
    settings: chartDefaults(process),
  };
}

async function processSchema(process: ServiceProcess): Promise<Schema> {
  const { optional } = await listChartSettings(process);
  const chosen = Object.keys(chartDefaults(process));
  const quantities = object({ cpu: text('^\\d+m?$'), memory: text('^\\d+[MG]i$') });
  return object({
    replicas: object({ min: integer(process.role === 'worker' ? 0 : 1, 100), max: integer(1, 100) }),
    ...(process.role === 'worker' ? { jobsPerReplica: integer(1, 1000) } : {}),
    resources: object({ requests: quantities, limits: quantities }),
    settings: {
      type: 'object',
      additionalProperties: false,
      ...(chosen.length > 0 && { required: chosen }),
      properties: Object.fromEntries(
        [...optional, ...chosen].map((setting) => [setting, { type: 'string', maxLength: 4096 }]),
      ),
    },
  });
}

const listAllSettings = () => Promise.all(serviceProcesses.map(listChartSettings));
const listSharedSettings = async () => [...new Set((await listAllSettings()).flatMap(({ shared }) => shared))].sort();

/** The keys of each Secret, by the name that the values give it. */
export async function listSecrets(teams: string[]): Promise<Map<string, string[]>> {
  const ofServices = await Promise.all(
    serviceProcesses
      .filter(({ role }) => role !== 'worker')
      .map(async (process) => {
        const { secret, optionalSecret } = await listChartSettings(process);
        return [process.service, [...secret, ...optionalSecret]] as [string, string[]];
      }),
  );
  return new Map([...ofServices.filter(([, keys]) => keys.length > 0), ['publishers', teams]]);
}

const byKey = <Value>(entries: (readonly [string, Value])[]) => Object.fromEntries(entries) as { [key: string]: Value };

/** Generates `values.yaml`. Helm refuses the empty ones by `values.schema.json` until they are set. */
export async function generateValues(teams: string[]): Promise<string> {
  const processes = await Promise.all(
    serviceProcesses.map(async (process) => [toValueKey(process.name), await processValues(process)] as const),
  );
  const shared = await listSharedSettings();
  const secrets = [...(await listSecrets(teams)).keys()];
  const parts: [string, { [key: string]: ManifestNode }][] = [
    [
      'Where the images are, and which. Each release has a tag of its own.',
      { image: { registry: '', tag: '', pullPolicy: 'IfNotPresent', pullSecrets: [] } },
    ],
    ['Settings that services share; each must be set.', { settings: byKey(shared.map((key) => [key, ''] as const)) }],
    [
      'Names of Secrets that exist already; the README lists their keys.',
      { secrets: byKey(secrets.map((key) => [key, `datewright-${key}`] as const)) },
    ],
    [
      'The way in. `namespace` is where the ingress controller runs. A photo has up to 10 MB.',
      {
        ingress: {
          className: 'nginx',
          namespace: 'ingress-nginx',
          host: '',
          tlsSecret: 'datewright-tls',
          annotations: {
            'nginx.ingress.kubernetes.io/proxy-body-size': '11m',
            'nginx.ingress.kubernetes.io/proxy-read-timeout': '120',
            'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
          },
        },
      },
    ],
    [
      'Where pods may connect to MongoDB and the mail server: their addresses are in the Secrets.',
      { mongodb: { cidr: '0.0.0.0/0', port: 27017 }, mail: { cidr: '0.0.0.0/0', port: 465 } },
    ],
    [
      'Prometheus: its namespace may read metrics, and KEDA asks it for the age of jobs.',
      { monitoring: { namespace: 'monitoring', prometheus: 'http://prometheus-operated.monitoring:9090' } },
    ],
    ['APIs get another replica above this share of the requested processor time.', { autoscaling: { cpuPercent: 70 } }],
    [
      'Whether the remotes of this release become live; without it they are only published.',
      { publishers: { promote: true } },
    ],
    [
      'Nightly backups: the name of a PersistentVolumeClaim that exists already, the hour (UTC), and how many are kept.',
      { backup: { claim: 'datewright-backups', hour: 2, keep: 14, suspend: false } },
    ],
    ['For every pod.', { nodeSelector: {}, tolerations: [] }],
    [
      '`settings` are further settings of the service as environment variables; `values.schema.json` lists them.',
      { processes: byKey(processes) },
    ],
  ];
  return [
    '# Made by `npm run generate` from the services’ settings and the remotes’ cards.\n',
    ...parts.map(([comment, values]) => `\n# ${comment}\n${formatYaml(values)}`),
  ].join('');
}

/** Generates `values.schema.json`, by which Helm refuses values that are missing, unknown or out of range. */
export async function generateValuesSchema(teams: string[]): Promise<string> {
  const processes = await Promise.all(
    serviceProcesses.map(async (process) => [toValueKey(process.name), await processSchema(process)] as const),
  );
  const shared = await listSharedSettings();
  const secrets = [...(await listSecrets(teams)).keys()];
  const cidr = text('^\\d{1,3}(\\.\\d{1,3}){3}/\\d{1,2}$');
  const connection = object({ cidr, port: integer(1, 65_535) });
  const schema = object({
    image: object({
      registry: text('^[\\w.:-]+(/[\\w.-]+)*$'),
      // Helm's regular expressions have no lookahead.
      tag: { ...text('^\\w[\\w.-]{0,127}$'), not: { const: 'latest' } },
      pullPolicy: { enum: ['IfNotPresent', 'Always', 'Never'] },
      pullSecrets: { type: 'array', items: object({ name }) },
    }),
    settings: object({
      ...byKey(shared.map((key) => [key, filled] as const)),
      PUBLIC_ORIGIN: text('^https://[^/\\s]+$'),
    }),
    secrets: object(byKey(secrets.map((key) => [key, name] as const))),
    ingress: object({
      className: name,
      namespace: name,
      host: name,
      tlsSecret: name,
      annotations: texts,
    }),
    mongodb: connection,
    mail: connection,
    monitoring: object({ namespace: name, prometheus: text('^https?://\\S+$') }),
    autoscaling: object({ cpuPercent: integer(10, 100) }),
    publishers: object({ promote: { type: 'boolean' } }),
    backup: object({
      claim: name,
      hour: integer(0, 23),
      keep: integer(1, 1000),
      suspend: { type: 'boolean' },
    }),
    nodeSelector: texts,
    tolerations: { type: 'array', items: { type: 'object' } },
    processes: object(byKey(processes)),
  });
  return `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema }, null, 2)}\n`;
}

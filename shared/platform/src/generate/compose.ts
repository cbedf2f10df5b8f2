import type { LocalRemote } from '../system/list-local-remotes.ts';
import { formatPairs } from '../system/local-settings.ts';
import { accountClients, businessServices, isRequired, loadSettings, toolServices } from '../workspace/services.ts';
import { databaseLines, databaseUri } from './compose-database.ts';
import { listNetworks, networkLines } from './compose-networks.ts';
import {
  graceSeconds,
  internalAddress,
  internalSettings,
  listResources,
  type ServiceProcess,
  serviceProcesses,
  servicesWithSetting,
  stopSeconds,
} from './deployed-settings.ts';
import { copyShellCommand } from './images.ts';

/** A required setting: compose refuses to start without it. */
const fromEnv = (name: string) => `\${${name}:?set ${name} in .env}`;
const constantCase = (name: string) => name.replace(/[^a-z0-9]/gi, '_').toUpperCase();

/** Settings that follow from the compose file itself. Everything else without a default comes from `.env`. */
const derivedSettings = (service: string, teams: string[]): Record<string, string> => ({
  ...internalSettings(service),
  MONGODB_URI: databaseUri(service),
  SERVICE_TOKEN: fromEnv(`SERVICE_TOKEN_${constantCase(service)}`),
  SERVICE_TOKENS: formatPairs(accountClients, (name) => fromEnv(`SERVICE_TOKEN_${constantCase(name)}`)),
  PUBLISH_TOKENS: formatPairs(teams, (team) => fromEnv(`PUBLISH_TOKEN_${constantCase(team)}`)),
  // Opens the jobs page on the service's own port, which is not published. The registry has its own: a tool must not hold
  // what decides on the remotes of every team.
  OPS_TOKEN: fromEnv(service === 'registry' ? 'OPS_TOKEN_REGISTRY' : 'OPS_TOKEN'),
  TRIAL_TOKEN: fromEnv('TRIAL_TOKEN'),
  SOCIAL_ACCOUNTS: `\${SOCIAL_ACCOUNTS:-}`,
  SHOW_UNVERIFIED_CLAIMS: `\${SHOW_UNVERIFIED_CLAIMS:-false}`,
  EVENTS_DAY_MB: `\${EVENTS_DAY_MB:-100}`,
  // Without a value compose passes them on only where `.env` has them.
  CDN_PURGE_URL: '',
  CDN_PURGE_TOKEN: '',
});

/** Settings in `x-common`, and that of each process. */
const elsewhere = new Set(['NODE_ENV', 'PORT', 'PUBLIC_ORIGIN', 'ROLE']);

/** Compose wants the values of variables as texts. */
const quoteNumber = (value: string) => (/^\d+$/.test(value) ? `"${value}"` : value);

async function serviceEnvironment(service: string, teams: string[]): Promise<[string, string][]> {
  const { shape } = await loadSettings(service);
  const known = derivedSettings(service, teams);
  return Object.entries(shape).flatMap(([name, schema]): [string, string][] => {
    if (elsewhere.has(name)) return [];
    if (name in known) return [[name, quoteNumber(known[name] ?? '')]];
    return isRequired(schema) ? [[name, fromEnv(name)]] : [];
  });
}

const block = (indent: number, lines: string[]) => lines.map((line) => ' '.repeat(indent) + line);

/** Only for the edge: the built shell, a published port, a volume for its last good composition. */
const edgeLines = [
  'depends_on:',
  '  shell:',
  '    condition: service_completed_successfully',
  'ports: ["8080:8080"]',
  'volumes: [shell:/shell:ro, pages:/cache]',
];

/** The renderer runs code of every team, so its processes are limited. */
const rendererLines = ['pids_limit: 64'];

/** The trial service runs code of every team in a browser, so its processes are limited. */
const trialLines = ['pids_limit: 512'];

const dependsOn = (service: string) =>
  new Map([
    ['edge', edgeLines],
    ['renderer', rendererLines],
    ['trial', trialLines],
  ]).get(service) ?? ['depends_on: *mongo'];

function processLines(process: ServiceProcess, environment: [string, string][]): string[] {
  const { name, service, role } = process;
  const isTool = toolServices.some((tool) => tool === service);
  const roled: [string, string][] = [
    ...environment,
    ['STOP_SECONDS', `"${stopSeconds(process)}"`],
    ...(role ? [['ROLE', role] as [string, string]] : []),
  ];
  return [
    `${name}:`,
    ...block(2, [
      '<<: *service',
      `build: { context: ., dockerfile: services/${service}/Dockerfile }`,
      ...dependsOn(service),
      `mem_limit: ${listResources(name).memory.limit}m`,
      `stop_grace_period: ${graceSeconds(process)}s`,
      `networks: [${listNetworks(
        service,
        environment.map(([setting]) => setting),
      ).join(', ')}]`,
      ...(isTool ? ['deploy: { replicas: 2 }'] : []),
      'environment:',
      ...block(2, ['<<: *common', ...roled.map(([setting, value]) => `${setting}: ${value}`)]),
    ]),
    '',
  ];
}

/** The name of its folder is that of the copy for the edge. */
const shellPublisher = 'publish-shell';

const healthyLines = (services: readonly string[]) =>
  services.flatMap((name) => [`${name}:`, '  condition: service_healthy']);

const publisherLines = (folder: string, team: string) => [
  `${folder === 'shell' ? shellPublisher : folder}:`,
  ...block(2, [
    '<<: *publisher',
    ...(folder === 'shell' ? ['depends_on:', ...block(2, healthyLines(['registry']))] : []),
    `build: { context: ., dockerfile: ${folder}/Dockerfile }`,
    'networks: [publishing]',
    'environment:',
    `  REGISTRY_URL: ${internalAddress('registry')}`,
    `  PUBLISH_TOKEN: ${fromEnv(`PUBLISH_TOKEN_${constantCase(team)}`)}`,
    `  PROMOTE: "\${PROMOTE:-true}"`,
  ]),
  '',
];

const head = `# Made by \`npm run generate\` from the services' settings and the remotes' cards.
# The product on one machine: \`cp .env.example .env\`, fill it in, \`docker compose up --build\`.

x-service: &service
  restart: unless-stopped
  # The health check ends a service that hangs, and the container with it.
  init: true
  healthcheck:
    test: [CMD, node, shared/service-kit/src/observability/health-check.ts]
    interval: 5s
    timeout: 25s
    start_period: 20s
  read_only: true
  tmpfs: [/tmp]
  security_opt: ["no-new-privileges:true"]
  cap_drop: [ALL]

x-common: &common
  NODE_ENV: production
  PORT: "8080"
  PUBLIC_ORIGIN: ${fromEnv('PUBLIC_ORIGIN')}

x-mongo: &mongo
  mongo:
    condition: service_healthy
  mongo-users:
    condition: service_completed_successfully
`;

const shell = `shell:
  build: { context: ., dockerfile: shell/Dockerfile }
  network_mode: none
  mem_limit: 128m
  volumes: [shell:/release]
  command: [${copyShellCommand.map((part) => JSON.stringify(part)).join(', ')}]
`;

/** Generates `docker-compose.yml`: every process of the product with the settings that its code reads. */
export async function generateComposeFile(remotes: LocalRemote[]): Promise<string> {
  const teams = [...new Set(remotes.map(({ card }) => card.owner))].sort();
  const services = await Promise.all(
    serviceProcesses.map(async (process) => processLines(process, await serviceEnvironment(process.service, teams))),
  );
  const withDatabase = await servicesWithSetting('MONGODB_URI');
  const healthy = [...businessServices, 'edge', 'registry'].sort();
  return [
    head,
    '',
    'x-publisher: &publisher',
    '  restart: "no"',
    '  mem_limit: 256m',
    '  depends_on:',
    ...block(4, [
      ...healthyLines(healthy),
      // Remotes may need what this shell is the first to offer.
      `${shellPublisher}:`,
      '  condition: service_completed_successfully',
    ]),
    '',
    'services:',
    ...block(2, [...databaseLines(withDatabase), ...services.flat(), ...shell.split('\n')]),
    ...block(
      2,
      remotes.flatMap(({ name, card }) => publisherLines(name, card.owner)),
    ),
    'volumes:',
    '  backups:',
    '  mongo:',
    '  pages:',
    '  shell:',
    '',
    ...networkLines,
    '',
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Hints above a setting in `.env.example`. */
const hints = new Map([
  ['TRUST_PROXY_HOPS', '# How many proxies are in front of the edge: 1 behind one that ends TLS'],
  [
    'OPERATOR_NAME',
    '# Who runs the site, as the law requires it on the legal pages; the providers by name, address and contact',
  ],
  [
    'GOOGLE_CLIENT_ID',
    '# Of an OAuth client at console.cloud.google.com; its redirect URI is PUBLIC_ORIGIN + /v1/account/google/callback',
  ],
]);

/** Generates `.env.example`: every setting that the compose file requires. */
export function generateEnvExample(compose: string): string {
  const wanted = [...new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name ?? ''))];
  return [
    '# Made by `npm run generate`.',
    '# Copy to .env and fill in every line: `docker compose up` starts only when all of them are set.',
    '# A secret: `openssl rand -base64 33`; a MONGO_… password, which stands in an address: `openssl rand -hex 24`',
    ...wanted.flatMap((name) => [hints.get(name), `${name}=`].filter((line) => line !== undefined)),
    '',
  ].join('\n');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { parse, parseAllDocuments } from 'yaml';

type Values = { [key: string]: unknown };

interface Probe {
  httpGet: { path: string; port: string };
}

interface Container {
  name: string;
  image: string;
  command?: string[];
  ports: { containerPort: number }[];
  env: {
    name: string;
    value?: string;
    valueFrom?: { secretKeyRef: { name: string; key: string } };
  }[];
  envFrom?: unknown;
  resources: Record<'requests' | 'limits', { cpu: string; memory: string }>;
  securityContext: unknown;
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop: { sleep: { seconds: number } } };
  volumeMounts: { name: string }[];
}

export interface Pod {
  containers: Container[];
  initContainers?: Container[];
  securityContext: unknown;
  terminationGracePeriodSeconds: number;
  topologySpreadConstraints?: { topologyKey: string }[];
  volumes?: { name: string; hostPath?: unknown }[];
  automountServiceAccountToken: boolean;
  enableServiceLinks: boolean;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
}

interface Selector {
  matchLabels: Record<string, string>;
}
interface PodTemplate {
  metadata: { labels: Record<string, string>; annotations: Record<string, string> };
  spec: Pod;
}
interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: unknown;
}

/** What the tests read of any manifest; its schema is checked apart. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    template?: PodTemplate;
    jobTemplate?: { spec: { template: PodTemplate } };
    replicas?: number;
    schedule?: string;
    strategy?: { rollingUpdate: unknown };
    selector?: Selector;
    type?: string;
    ports?: unknown;
    maxUnavailable?: number;
    scaleTargetRef?: { name: string };
    minReplicaCount?: number;
    triggers?: { type: string; metadata: Record<string, string>; authenticationRef?: { name: string } }[];
    secretTargetRef?: unknown;
    podSelector?: Selector;
    policyTypes?: string[];
    ingress?: { from: Peer[]; ports: { port: number }[] }[];
    egress?: { to: Peer[]; ports: { port: number }[] }[];
  };
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return over === undefined ? base : over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(base[key], over[key])]));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  const sorted = Object.keys(value).sort();
  return Object.fromEntries(sorted.map((key) => [key, sortKeys(value[key])]));
}

/** JSON as Go writes it: keys in order, and no character that HTML gives a meaning. */
const toGoJson = (value: unknown) =>
  JSON.stringify(sortKeys(value)).replace(/[<>&]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

function lookUp(path: string, scope: Values): unknown {
  const names = path.split('.').slice(1);
  return names.reduce<unknown>((value, name) => {
    if (!isRecord(value) || !Object.hasOwn(value, name)) throw new Error(`${path} is not in the values.`);
    return value[name];
  }, scope);
}

/** Evaluates `.A.b` and `.A.b | toJson`, the only syntax of Helm that the chart may use. */
function evaluate(expression: string, scope: Values): string {
  const [path = '', ...functions] = expression.split('|').map((part) => part.trim());
  if (!/^(\.\w+)+$/.test(path) || functions.some((name) => name !== 'toJson')) {
    throw new Error(`{{ ${expression} }} is more of Helm than the chart may use.`);
  }
  return String(functions.reduce<unknown>((value) => toGoJson(value), lookUp(path, scope)));
}

export function renderTemplate(text: string, scope: Values): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_match, expression: string) => evaluate(expression.trim(), scope));
}

/** What is wrong with values by the chart's schema. */
export function findValueErrors(folder: string, values: Values): string[] {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(
    JSON.parse(readFileSync(join(folder, 'values.schema.json'), 'utf8')),
  );
  const defaults = parse(readFileSync(join(folder, 'values.yaml'), 'utf8'));
  validate(merge(defaults, values));
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
}

/** Renders the chart as `helm template` does, with values that keep the chart's schema. */
export function renderChart(folder: string, values: Values): Manifest[] {
  const errors = findValueErrors(folder, values);
  if (errors.length > 0) throw new Error(errors.join(', '));
  const scope = {
    Values: merge(parse(readFileSync(join(folder, 'values.yaml'), 'utf8')), values),
    Release: { Name: 'datewright', Service: 'Helm' },
  };
  return readdirSync(join(folder, 'templates')).flatMap((file) =>
    parseManifests(renderTemplate(readFileSync(join(folder, 'templates', file), 'utf8'), scope)),
  );
}

export const parseManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });

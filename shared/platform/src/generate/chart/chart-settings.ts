import { isRequired, loadSettings, toolServices } from '../../workspace/services.ts';
import { internalSettings, type ServiceProcess, stopSeconds } from '../deployed-settings.ts';
import { type ManifestNode, template } from './manifest.ts';

/** The key of a process in the values: a dash would end a name in a template. */
export const toValueKey = (name: string) => name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** True for what comes from a Secret. */
export const isSecretSetting = (name: string) => /(TOKENS?|SECRET|_KEY|_URI|SMTP_URL)$/.test(name);

/** Settings of the container that every process has. */
const fixedSettings = (process: ServiceProcess): Record<string, string> => ({
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  PORT: '8080',
  STOP_SECONDS: String(stopSeconds(process)),
  ...(process.role ? { ROLE: process.role } : {}),
  ...internalSettings(process.service),
});

/** Settings of one process that the values choose, and may change. */
export const chartDefaults = ({ name }: ServiceProcess): Record<string, string> =>
  // The ingress controller is the proxy in front of the edge.
  name === 'edge' ? { TRUST_PROXY_HOPS: '1' } : {};

/** The settings of one service by where they come from. */
export interface ChartSettings {
  /** From the chart itself. */
  fixed: [string, string][];
  /** From a Secret of the service. */
  secret: string[];
  /** From the same Secret, where it has them. */
  optionalSecret: string[];
  /** From `settings` in the values, where several services share them. */
  shared: string[];
  /** Settings with a default, which `processes.<name>.settings` in the values may change. */
  optional: string[];
}

export async function listChartSettings(process: ServiceProcess): Promise<ChartSettings> {
  const { shape } = await loadSettings(process.service);
  const names = Object.keys(shape);
  const known = fixedSettings(process);
  const hasOpsPage = ['registry', ...toolServices].includes(process.service);
  // Without these a service starts, but lacks its ops page or the trials.
  const isDeployedToken = (name: string) => (name === 'OPS_TOKEN' && hasOpsPage) || name === 'TRIAL_TOKEN';
  const chosen = chartDefaults(process);
  const isNeeded = (name: string) =>
    !(name in known) && !(name in chosen) && (isRequired(shape[name] as never) || isDeployedToken(name));
  const optional = names.filter((name) => !(name in known) && !(name in chosen) && !isNeeded(name));
  return {
    fixed: names.flatMap((name): [string, string][] => (name in known ? [[name, known[name] ?? '']] : [])),
    secret: names.filter((name) => isNeeded(name) && isSecretSetting(name)),
    shared: names.filter((name) => isNeeded(name) && !isSecretSetting(name)),
    optionalSecret: optional.filter(isSecretSetting),
    optional: optional.filter((name) => !isSecretSetting(name)),
  };
}

/** The `env` of a container. */
export async function listEnvironment(process: ServiceProcess): Promise<ManifestNode[]> {
  const { fixed, secret, optionalSecret, shared } = await listChartSettings(process);
  const readSecret = (name: string, more = {}) => ({
    name,
    valueFrom: { secretKeyRef: { name: template(`secrets.${process.service}`), key: name, ...more } },
  });
  return [
    ...fixed.map(([name, value]) => ({ name, value })),
    ...shared.map((name) => ({ name, value: template(`settings.${name}`) })),
    ...secret.map((name) => readSecret(name)),
    ...optionalSecret.map((name) => readSecret(name, { optional: true })),
  ];
}

import type { Tool } from '@datewright/contracts/tool';
import { tools } from '@datewright/contracts/tools';
import { formatPairs } from '../system/local-settings.ts';
import { businessServices, loadSettings, shippedServices } from '../workspace/services.ts';

/** One kind of process. A tool whose long work runs as jobs has two, which scale separately. */
export interface ServiceProcess {
  name: string;
  service: string;
  role?: 'api' | 'worker' | 'both';
}

/** Every kind of process that is deployed. */
export const serviceProcesses: ServiceProcess[] = shippedServices.flatMap((service): ServiceProcess[] => {
  const ofTool = tools.filter((tool: Tool) => tool.service === service);
  if (ofTool.length === 0) return [{ name: service, service }];
  if (!ofTool.some(({ worksByJob }: Tool) => worksByJob)) return [{ name: service, service, role: 'both' }];
  return [
    { name: service, service, role: 'api' },
    { name: `${service}-worker`, service, role: 'worker' },
  ];
});

/** The services that read a setting. */
export async function servicesWithSetting(setting: string): Promise<string[]> {
  const read = await Promise.all(
    shippedServices.map(async (service) => setting in (await loadSettings(service)).shape),
  );
  return shippedServices.filter((_, at) => read[at]);
}

/** The port of every service, and that of the edge's metrics. */
export const servicePort = 8080;
export const edgeMetricsPort = 9090;

/** The address of a service inside the deployment. */
export const internalAddress = (service: string) => `http://${service}:${servicePort}`;

/** Settings that follow from the deployment itself. */
export const internalSettings = (service: string): Record<string, string> => ({
  MONGODB_DB: service,
  ACCOUNT_URL: internalAddress('account'),
  SERVICE_URLS: formatPairs(businessServices, internalAddress),
  REGISTRY_URL: internalAddress('registry'),
  RENDERER_URL: internalAddress('renderer'),
  SHELL_URL: internalAddress('edge'),
  SHELL_DIR: '/shell',
  CACHE_DIR: '/cache',
  METRICS_PORT: String(edgeMetricsPort),
  // Every other service is behind the edge; what is in front of the edge, the deployment decides.
  ...(service !== 'edge' && { TRUST_PROXY_HOPS: '1' }),
});

/** Seconds that a stopping process has for its requests: more than the longest answer of a tool. */
const apiStopSeconds = 45;
/** Seconds that a stopping worker has for its jobs: more than a playbook takes. */
const workerStopSeconds = 120;
export const stopSeconds = ({ role }: ServiceProcess) => (role === 'worker' ? workerStopSeconds : apiStopSeconds);

/** Seconds until the container is killed: after `stopSeconds` it still charges or releases credits and closes. */
export const graceSeconds = (process: ServiceProcess) => stopSeconds(process) + 15;

interface Resources {
  cpu: { request: string; limit: string };
  /** Mebibytes. */
  memory: { request: number; limit: number };
}

/** Chatpad, Date Coach and marketing rest at 136 to 204 MB. */
const ordinary: Resources = { cpu: { request: '100m', limit: '1' }, memory: { request: 224, limit: 512 } };

/**
 * What a process needs, as measured (see ops.md): requests are a little more than what it uses at rest, limits what it
 * uses at most.
 */
const measuredResources = new Map<string, Resources>([
  // Rests at 153 MB; each password hash takes 19 MB.
  ['account', { cpu: { request: '250m', limit: '2' }, memory: { request: 224, limit: 768 } }],
  // Its dictionaries and word lists take 180 MB once loaded, 250 MB while loading, and 210 MB after many scores.
  ['bio', { cpu: { request: '100m', limit: '1' }, memory: { request: 256, limit: 512 } }],
  ['edge', { cpu: { request: '250m', limit: '2' }, memory: { request: 224, limit: 768 } }],
  // Decodes two photos at once, of up to 600 MB each.
  ['photo', { cpu: { request: '250m', limit: '2' }, memory: { request: 384, limit: 1536 } }],
  ['photo-worker', { cpu: { request: '500m', limit: '2' }, memory: { request: 512, limit: 1024 } }],
  // 266 MB after a release of every remote.
  ['registry', { cpu: { request: '100m', limit: '1' }, memory: { request: 288, limit: 768 } }],
  // Itself 190 MB, and 190 MB for each of the three browsers that it runs at once.
  ['trial', { cpu: { request: '500m', limit: '2' }, memory: { request: 768, limit: 2048 } }],
  // It runs code of every team, within RENDER_LIMIT_MB.
  ['renderer', { cpu: { request: '250m', limit: '2' }, memory: { request: 256, limit: 1024 } }],
]);

export const listResources = (process: string): Resources => measuredResources.get(process) ?? ordinary;

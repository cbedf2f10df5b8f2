import { listNetworks } from '../compose-networks.ts';
import { edgeMetricsPort, type ServiceProcess, servicePort, serviceProcesses } from '../deployed-settings.ts';
import { listChartSettings } from './chart-settings.ts';
import { type ManifestNode, template } from './manifest.ts';
import { componentLabels, metadata } from './workloads.ts';

const tcp = (port: number | ReturnType<typeof template>) => ({ protocol: 'TCP', port });
const pods = (component: string) => ({ podSelector: { matchLabels: componentLabels(component) } });
const namespace = (path: string) => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': template(path) } },
});

/** Addresses of the cluster and its machines, which are no vendor's. */
const privateNetworks = ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];

const dns = {
  to: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } } }],
  ports: [{ protocol: 'UDP', port: 53 }, tcp(53)],
};
const database = { to: [{ ipBlock: { cidr: template('mongodb.cidr') } }], ports: [tcp(template('mongodb.port'))] };
const vendors = {
  to: [{ ipBlock: { cidr: '0.0.0.0/0', except: privateNetworks } }],
  ports: [tcp(443)],
};
const mail = { to: [{ ipBlock: { cidr: template('mail.cidr') } }], ports: [tcp(template('mail.port'))] };

/** The services whose address is in the settings of a process. */
async function listCalled(process: ServiceProcess): Promise<string[]> {
  const { fixed } = await listChartSettings(process);
  const called = fixed.flatMap(([, value]) => [...value.matchAll(/http:\/\/([a-z]+):/g)].map(([, name = '']) => name));
  return [...new Set(called)].filter((name) => name !== process.name);
}

/** Denies everything to every pod of the chart; the others allow. */
const denyAll: ManifestNode = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: metadata('deny-all', 'all'),
  spec: {
    podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'datewright' } },
    policyTypes: ['Ingress', 'Egress'],
  },
};

const policy = (component: string, ingress: ManifestNode[], egress: ManifestNode[]): ManifestNode => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: metadata(component),
  spec: {
    podSelector: { matchLabels: componentLabels(component) },
    policyTypes: ['Ingress', 'Egress'],
    ingress,
    egress,
  },
});

/**
 * Who may reach whom: callers reach what their settings name, as in the compose file's networks. Only the edge is
 * reachable from outside, and the renderer, which runs code of every team, reaches nothing.
 */
export async function networkPolicies(): Promise<ManifestNode[]> {
  const calls = await Promise.all(
    serviceProcesses.map(async (process) => ({
      process,
      called: await listCalled(process),
      settings: await listChartSettings(process),
    })),
  );
  const policies = calls.map(({ process: { name, service, role }, called, settings }) => {
    const names = [...settings.fixed.map(([setting]) => setting), ...settings.secret, ...settings.shared];
    const networks = listNetworks(service, names);
    const callers = calls.filter((other) => role !== 'worker' && other.called.includes(service));
    const ingress = [
      ...(service === 'edge' ? [{ from: [namespace('ingress.namespace')], ports: [tcp(servicePort)] }] : []),
      ...(callers.length > 0
        ? [{ from: callers.map(({ process }) => pods(process.name)), ports: [tcp(servicePort)] }]
        : []),
      ...(service === 'registry' ? [{ from: [pods('publisher')], ports: [tcp(servicePort)] }] : []),
      { from: [namespace('monitoring.namespace')], ports: [tcp(service === 'edge' ? edgeMetricsPort : servicePort)] },
    ];
    const egress = [
      ...(called.length > 0 ? [{ to: called.map(pods), ports: [tcp(servicePort)] }] : []),
      ...(networks.includes('data') ? [database] : []),
      ...(networks.includes('vendors') ? [vendors] : []),
      ...(names.includes('SMTP_URL') ? [mail] : []),
    ];
    return policy(name, ingress, egress.length > 0 ? [dns, ...egress] : []);
  });
  const publisher = policy('publisher', [], [dns, { to: [pods('registry')], ports: [tcp(servicePort)] }]);
  return [denyAll, ...policies, publisher, policy('backup', [], [dns, database])];
}

import { backupProgram } from '../compose-database.ts';
import {
  edgeMetricsPort,
  graceSeconds,
  internalAddress,
  type ServiceProcess,
  servicePort,
} from '../deployed-settings.ts';
import { copyShellCommand } from '../images.ts';
import { listEnvironment, toValueKey } from './chart-settings.ts';
import { type ManifestNode, template, textTemplate } from './manifest.ts';

/** What selects the pods of one component; every pod of the chart has `part-of`. */
export const componentLabels = (component: string) => ({
  'app.kubernetes.io/part-of': 'datewright',
  'app.kubernetes.io/component': component,
});
const labels = (component: string) => ({
  ...componentLabels(component),
  'app.kubernetes.io/instance': '{{ .Release.Name }}',
  'app.kubernetes.io/managed-by': '{{ .Release.Service }}',
});
export const metadata = (name: string, component = name) => ({ name, labels: labels(component) });

const image = (name: string) => `{{ .Values.image.registry }}/${name}:{{ .Values.image.tag }}`;

/** The user `node` of the images. */
const nodeUser = 1000;
const podSecurity = {
  runAsNonRoot: true,
  runAsUser: nodeUser,
  runAsGroup: nodeUser,
  // Owns the volumes, so that the user can write to them.
  fsGroup: nodeUser,
  seccompProfile: { type: 'RuntimeDefault' },
};
const containerSecurity = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

/** What every pod has. */
const podBase = {
  automountServiceAccountToken: false,
  // Otherwise each Service of the namespace becomes environment variables, such as `EDGE_PORT`.
  enableServiceLinks: false,
  imagePullSecrets: template('image.pullSecrets'),
  nodeSelector: template('nodeSelector'),
  tolerations: template('tolerations'),
  securityContext: podSecurity,
};
const containerBase = (imageName: string) => ({
  image: image(imageName),
  imagePullPolicy: template('image.pullPolicy'),
  securityContext: containerSecurity,
});
const temporaryFolder = { name: 'tmp', emptyDir: { sizeLimit: '512Mi' } };
const temporaryMount = { name: 'tmp', mountPath: '/tmp' };

const probe = (path: string, limits: { periodSeconds: number; timeoutSeconds: number; failureThreshold: number }) => ({
  httpGet: { path, port: 'http' },
  ...limits,
});
const probes = {
  // A service listens once its indexes are built, which may take minutes on a large collection.
  startupProbe: probe('/livez', { periodSeconds: 2, timeoutSeconds: 5, failureThreshold: 300 }),
  livenessProbe: probe('/livez', { periodSeconds: 5, timeoutSeconds: 10, failureThreshold: 2 }),
  readinessProbe: probe('/readyz', { periodSeconds: 3, timeoutSeconds: 3, failureThreshold: 2 }),
};

const spread = (component: string, topologyKey: string) => ({
  maxSkew: 1,
  topologyKey,
  whenUnsatisfiable: 'ScheduleAnyway',
  labelSelector: { matchLabels: componentLabels(component) },
});

/** Seconds until every proxy knows that a pod ends: it serves until then. */
const drainSeconds = 5;

const edgeVolumes = [
  { name: 'shell', emptyDir: { sizeLimit: '256Mi' } },
  { name: 'cache', emptyDir: { sizeLimit: '1Gi' } },
];
const edgeMounts = [
  { name: 'shell', mountPath: '/shell', readOnly: true },
  { name: 'cache', mountPath: '/cache' },
];
/** Copies the built shell into the edge's volume. */
const copyShell = {
  name: 'shell',
  ...containerBase('shell'),
  command: copyShellCommand,
  resources: { requests: { cpu: '50m', memory: '32Mi' }, limits: { cpu: '500m', memory: '128Mi' } },
  volumeMounts: [{ name: 'shell', mountPath: '/release' }],
};

const metricsPort = (service: string) => (service === 'edge' ? edgeMetricsPort : servicePort);

async function deployment(process: ServiceProcess): Promise<ManifestNode> {
  const { name, service } = process;
  const isEdge = service === 'edge';
  const values = `processes.${toValueKey(name)}`;
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadata(name),
    // Without `replicas`: the autoscaler decides, and an upgrade must not reset it.
    spec: {
      selector: { matchLabels: componentLabels(name) },
      revisionHistoryLimit: 5,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: {
          labels: labels(name),
          annotations: {
            'prometheus.io/scrape': 'true',
            'prometheus.io/path': '/metrics',
            'prometheus.io/port': String(metricsPort(service)),
            // A changed setting restarts the pods.
            'datewright/settings': textTemplate(`${values}.settings`),
          },
        },
        spec: {
          ...podBase,
          terminationGracePeriodSeconds: drainSeconds + graceSeconds(process),
          topologySpreadConstraints: [
            spread(name, 'kubernetes.io/hostname'),
            spread(name, 'topology.kubernetes.io/zone'),
          ],
          volumes: [temporaryFolder, ...(isEdge ? edgeVolumes : [])],
          ...(isEdge ? { initContainers: [copyShell] } : {}),
          containers: [
            {
              name: 'service',
              ...containerBase(service),
              ports: [
                { name: 'http', containerPort: servicePort },
                ...(isEdge ? [{ name: 'metrics', containerPort: edgeMetricsPort }] : []),
              ],
              env: await listEnvironment(process),
              envFrom: [{ configMapRef: { name } }],
              resources: template(`${values}.resources`),
              ...probes,
              lifecycle: { preStop: { sleep: { seconds: drainSeconds } } },
              volumeMounts: [temporaryMount, ...(isEdge ? edgeMounts : [])],
            },
          ],
        },
      },
    },
  };
}

const configMap = ({ name }: ServiceProcess): ManifestNode => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: metadata(name),
  data: template(`processes.${toValueKey(name)}.settings`),
});

const service = ({ name }: ServiceProcess): ManifestNode => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: metadata(name),
  spec: {
    selector: componentLabels(name),
    ports: [{ name: 'http', port: servicePort, targetPort: 'http' }],
  },
});

const disruptionBudget = ({ name }: ServiceProcess): ManifestNode => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: metadata(name),
  spec: { maxUnavailable: 1, selector: { matchLabels: componentLabels(name) } },
});

const autoscaler = ({ name }: ServiceProcess): ManifestNode => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: metadata(name),
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: template(`processes.${toValueKey(name)}.replicas.min`),
    maxReplicas: template(`processes.${toValueKey(name)}.replicas.max`),
    metrics: [
      {
        type: 'Resource',
        resource: {
          name: 'cpu',
          target: { type: 'Utilization', averageUtilization: template('autoscaling.cpuPercent') },
        },
      },
    ],
  },
});

/** Scales workers by the jobs that wait or run, and by the age of the oldest that waits; to none while there is none. */
const jobScaler = ({ name, service }: ServiceProcess): ManifestNode[] => [
  {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'TriggerAuthentication',
    metadata: metadata(name),
    spec: {
      secretTargetRef: [{ parameter: 'connectionString', name: template(`secrets.${service}`), key: 'MONGODB_URI' }],
    },
  },
  {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: metadata(name),
    spec: {
      scaleTargetRef: { name },
      minReplicaCount: template(`processes.${toValueKey(name)}.replicas.min`),
      maxReplicaCount: template(`processes.${toValueKey(name)}.replicas.max`),
      pollingInterval: 5,
      cooldownPeriod: 300,
      triggers: [
        {
          type: 'mongodb',
          metadata: {
            dbName: service,
            collection: 'jobs',
            // Running jobs are open too, so a worker is not taken away from its last job.
            query: '{"state": "open"}',
            queryValue: `{{ .Values.processes.${toValueKey(name)}.jobsPerReplica }}`,
          },
          authenticationRef: { name },
        },
        {
          type: 'prometheus',
          metadata: {
            serverAddress: template('monitoring.prometheus'),
            query: `max(datewright_jobs_oldest_seconds{service="${service}"}) or vector(0)`,
            threshold: '30',
            activationThreshold: '5',
          },
        },
      ],
    },
  },
];

/** Everything of one kind of process. */
export async function processManifests(process: ServiceProcess): Promise<ManifestNode[]> {
  const base = [await deployment(process), configMap(process), disruptionBudget(process)];
  // Nothing calls a worker.
  if (process.role === 'worker') return [...base, ...jobScaler(process)];
  return [...base, service(process), autoscaler(process)];
}

export const ingress: ManifestNode = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'Ingress',
  metadata: { ...metadata('edge'), annotations: template('ingress.annotations') },
  spec: {
    ingressClassName: template('ingress.className'),
    tls: [{ hosts: [template('ingress.host')], secretName: template('ingress.tlsSecret') }],
    rules: [
      {
        host: template('ingress.host'),
        http: {
          paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name: 'edge', port: { name: 'http' } } } }],
        },
      },
    ],
  },
};

/** Publishes one remote after each installation and upgrade: a Job can not be changed, so the earlier one is deleted. */
export const publisherJob = (remote: string, tokenKey: string): ManifestNode => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: {
    ...metadata(`publish-${remote}`, 'publisher'),
    annotations: {
      'helm.sh/hook': 'post-install,post-upgrade',
      'helm.sh/hook-delete-policy': 'before-hook-creation',
    },
  },
  spec: {
    // The registry and the services may still be starting.
    backoffLimit: 10,
    activeDeadlineSeconds: 1800,
    template: {
      metadata: { labels: labels('publisher') },
      spec: {
        ...podBase,
        restartPolicy: 'OnFailure',
        volumes: [temporaryFolder],
        containers: [
          {
            name: 'publisher',
            ...containerBase(remote),
            env: [
              { name: 'REGISTRY_URL', value: internalAddress('registry') },
              { name: 'PROMOTE', value: textTemplate('publishers.promote') },
              {
                name: 'PUBLISH_TOKEN',
                valueFrom: { secretKeyRef: { name: template('secrets.publishers'), key: tokenKey } },
              },
            ],
            resources: { requests: { cpu: '50m', memory: '128Mi' }, limits: { cpu: '1', memory: '256Mi' } },
            volumeMounts: [temporaryMount],
          },
        ],
      },
    },
  },
});

const backupFolder = '/backups';

/**
 * Backs up the database of one service each night, as its own user. They start one after the other, because the volume
 * may be of one node.
 */
export const backupJob = (service: string, at: number): ManifestNode => ({
  apiVersion: 'batch/v1',
  kind: 'CronJob',
  metadata: metadata(`backup-${service}`, 'backup'),
  spec: {
    schedule: `${at * 5} {{ .Values.backup.hour }} * * *`,
    suspend: template('backup.suspend'),
    concurrencyPolicy: 'Forbid',
    jobTemplate: {
      spec: {
        backoffLimit: 3,
        activeDeadlineSeconds: 6 * 3600,
        template: {
          metadata: { labels: labels('backup') },
          spec: {
            ...podBase,
            restartPolicy: 'OnFailure',
            volumes: [
              temporaryFolder,
              { name: 'backups', persistentVolumeClaim: { claimName: template('backup.claim') } },
            ],
            containers: [
              {
                name: 'backup',
                ...containerBase(service),
                command: ['node', backupProgram, 'backup', '--out', `${backupFolder}/${service}`],
                args: ['--keep', '{{ .Values.backup.keep }}'],
                env: [
                  { name: 'MONGODB_DB', value: service },
                  {
                    name: 'MONGODB_URI',
                    valueFrom: { secretKeyRef: { name: template(`secrets.${service}`), key: 'MONGODB_URI' } },
                  },
                ],
                resources: { requests: { cpu: '100m', memory: '128Mi' }, limits: { cpu: '1', memory: '512Mi' } },
                volumeMounts: [temporaryMount, { name: 'backups', mountPath: backupFolder }],
              },
            ],
          },
        },
      },
    },
  },
});

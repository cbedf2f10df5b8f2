import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from '@datewright/contracts/zod';
import { loadSettings, shippedServices, toolServices } from '@datewright/platform/workspace/services';
import { findConfigFaults } from '@datewright/service-kit/config';
import { parse } from 'yaml';
import { copiedFiles } from './support/image-layers';
import {
  findValueErrors,
  type Manifest,
  type Pod,
  parseManifests,
  renderChart,
  renderTemplate,
} from './support/render-chart';

const root = join(__dirname, '../../..');
const chart = join(root, 'shared/deploy/chart');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const publishers = readdirSync(root).filter((folder) => /^(mfe-|shell$)/.test(folder));

const defaults = parse(read('shared/deploy/chart/values.yaml'));
const values = {
  image: { registry: 'registry.example:5000/datewright', tag: '1.4.0' },
  ingress: { host: 'datewright.example' },
  settings: {
    ...Object.fromEntries(Object.keys(defaults.settings).map((name) => [name, `a <${name}> & "more"`])),
    PUBLIC_ORIGIN: 'https://datewright.example',
    SUPPORT_EMAIL: 'support@datewright.example',
    OPERATOR_EMAIL: 'operator@datewright.example',
  },
  processes: { photoWorker: { settings: { PHOTOS_AT_ONCE: '4' } } },
};
const manifests = renderChart(chart, values);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const find = (kind: string, name: string): Manifest => {
  const found = ofKind(kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
};

const podOf = ({ spec }: Manifest): Pod | undefined => (spec?.jobTemplate?.spec ?? spec)?.template?.spec;
const pods = manifests.flatMap((manifest) => {
  const pod = podOf(manifest);
  return pod ? [{ name: manifest.metadata.name, pod }] : [];
});
const containers = pods.flatMap(({ name, pod }) =>
  [...pod.containers, ...(pod.initContainers ?? [])].map((container) => ({ name, pod, container })),
);
const deployments = ofKind('Deployment').map((manifest) => {
  const pod = podOf(manifest);
  const [container] = pod?.containers ?? [];
  if (!pod || !container) throw new Error(`${manifest.metadata.name} has no container.`);
  const name = manifest.metadata.name;
  return { name, service: name.replace(/-worker$/, ''), manifest, pod, container };
});
const seconds = (container: Pod['containers'][number], name: string) =>
  Number(container.env.find((setting) => setting.name === name)?.value);

/** What a setting from a Secret may look like. */
const secretValues = new Map([['SMTP_URL', 'smtp://mail.example']]);
const secretValue = (name: string) => secretValues.get(name) ?? 'a-secret-of-more-than-thirty-two-characters';

describe('The chart', () => {
  test('keeps the schemas of Kubernetes and KEDA', () => {
    const script = join(__dirname, 'support/validate-manifests.ts');
    const validate = (input: Manifest[]) =>
      JSON.parse(
        spawnSync(process.execPath, [script], { input: JSON.stringify(input), encoding: 'utf8' }).stdout,
      ) as string[];
    expect(validate(manifests)).toEqual([]);
    expect(validate([{ ...find('Deployment', 'edge'), spec: {} }])).toHaveLength(1);
  }, 60_000);

  // CI has no Helm: the comparison runs where one is installed.
  const helm = spawnSync('helm', ['version', '--short'], { encoding: 'utf8' });
  const testWithHelm: (title: string, run: () => void) => void = helm.status === 0 ? test : () => {};
  testWithHelm('is rendered by Helm as by these tests', () => {
    const folder = mkdtempSync(join(tmpdir(), 'datewright-chart-'));
    try {
      writeFileSync(join(folder, 'values.json'), JSON.stringify(values));
      const args = ['template', 'datewright', chart, '--kube-version', '1.33.0', '-f', join(folder, 'values.json')];
      const { stdout, stderr } = spawnSync('helm', args, { encoding: 'utf8' });
      expect(stderr).toBe('');
      const byName = (all: Manifest[]) =>
        new Map(all.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]));
      expect(byName(parseManifests(stdout))).toEqual(byName(manifests));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('refuses values that are missing, unknown or not a release', () => {
    expect(findValueErrors(chart, {}).join()).toContain('/settings/PUBLIC_ORIGIN');
    const image = (tag: string) => findValueErrors(chart, { ...values, image: { ...values.image, tag } });
    expect(image('1.4.0')).toEqual([]);
    expect(image('latest').join()).toContain('/image/tag');
    const misspelt = { ...values, processes: { photoWorker: { settings: { PHOTOS_AT_ONC: '4' } } } };
    expect(findValueErrors(chart, misspelt).join()).toContain('/processes/photoWorker/settings');
    // Go's regular expressions have no lookaround.
    expect(read('shared/deploy/chart/values.schema.json')).not.toMatch(/\(\?[!=<]/);
  });

  test('uses no more of Helm than these tests render', () => {
    expect(() => renderTemplate('{{ if .Values.a }}', { Values: { a: 1 } })).toThrow('more of Helm');
    expect(() => renderTemplate('{{ .Values.b }}', { Values: { a: 1 } })).toThrow('.Values.b');
    expect(renderTemplate('{{ .Values.a | toJson }}', { Values: { a: { c: '<', b: 1 } } })).toBe(
      '{"b":1,"c":"\\u003c"}',
    );
  });
});

describe('Every process', () => {
  test('is there: each service, the workers of photo and Date Coach, the publisher of each remote and of the shell', () => {
    const names = [...shippedServices, 'datecoach-worker', 'photo-worker'].sort();
    expect(deployments.map(({ name }) => name).sort()).toEqual(names);
    expect(
      ofKind('Job')
        .map(({ metadata }) => metadata.name)
        .sort(),
    ).toEqual(publishers.map((name) => `publish-${name}`));
    for (const { name, container } of deployments) {
      const role = container.env.find((setting) => setting.name === 'ROLE')?.value;
      const expected = name.endsWith('-worker')
        ? 'worker'
        : names.includes(`${name}-worker`)
          ? 'api'
          : toolServices.some((tool) => tool === name)
            ? 'both'
            : undefined;
      expect([name, role]).toEqual([name, expected]);
    }
  });

  test.each(deployments)(
    '$name gets every setting that its code needs, and none that it does not read',
    async ({ name, service, container }) => {
      const config = await loadSettings(service);
      const extra = find('ConfigMap', name).data ?? {};
      const environment: Record<string, string> = {
        ...extra,
        ...Object.fromEntries(
          container.env.map((setting) => [setting.name, setting.value ?? secretValue(setting.name)]),
        ),
      };
      expect(findConfigFaults(config, environment)).toEqual([]);
      expect(Object.keys(environment).filter((key) => !(key in config.shape))).toEqual([]);
      expect(container.envFrom).toEqual([{ configMapRef: { name } }]);
    },
  );

  test('reads each secret from a Secret that exists already', () => {
    const settings = containers.flatMap(({ container }) => container.env ?? []);
    const secrets = settings.filter(({ name }) => /TOKEN|SECRET|PASSWORD|_KEY|_URI/.test(name));
    expect(secrets.length).toBeGreaterThan(20);
    for (const { name, value, valueFrom } of secrets) {
      expect([name, value]).toEqual([name, undefined]);
      expect(valueFrom?.secretKeyRef.name).toMatch(/^datewright-/);
    }
    expect(ofKind('Secret')).toEqual([]);
    const keys = new Map<string, Set<string>>();
    for (const { valueFrom } of settings) {
      if (!valueFrom) continue;
      const { name, key } = valueFrom.secretKeyRef;
      keys.set(name, (keys.get(name) ?? new Set()).add(key));
    }
    const table = read('shared/deploy/README.md');
    for (const [name, its] of keys) {
      const row = table.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
      expect([...row.matchAll(/`(\w+)`/g)].map(([, key]) => key).sort()).toEqual([...its].sort());
    }
  });

  test('listens on the port that others call, that is probed and that is scraped', () => {
    for (const { name, manifest, container } of deployments) {
      const ports = container.ports.map(({ containerPort }) => containerPort);
      expect(ports[0]).toBe(seconds(container, 'PORT'));
      for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
        expect([name, probe?.httpGet.port]).toEqual([name, 'http']);
      }
      const scraped = manifest.spec.template?.metadata.annotations['prometheus.io/port'];
      expect(ports).toContain(Number(scraped));
      expect(ports.slice(1)).toEqual(name === 'edge' ? [seconds(container, 'METRICS_PORT')] : []);
    }
    const addresses = deployments.flatMap(({ container }) =>
      container.env.flatMap(({ value = '' }) => [...value.matchAll(/http:\/\/([a-z]+):(\d+)/g)]),
    );
    expect(addresses.length).toBeGreaterThan(10);
    for (const [, host = '', port] of addresses) {
      const { spec } = find('Service', host);
      expect(spec.ports).toEqual([{ name: 'http', port: Number(port), targetPort: 'http' }]);
      expect(spec.selector).toEqual(find('Deployment', host).spec.selector?.matchLabels);
    }
  });

  test('is probed where the code answers', () => {
    for (const { container } of deployments) {
      expect(container.startupProbe?.httpGet.path).toBe('/livez');
      expect(container.livenessProbe?.httpGet.path).toBe('/livez');
      expect(container.readinessProbe?.httpGet.path).toBe('/readyz');
    }
    for (const file of ['shared/service-kit/src/http/app.ts', 'services/edge/src/app.ts']) {
      for (const path of ['/livez', '/readyz']) expect(read(file)).toContain(`app.get('${path}'`);
    }
  });

  test('has the time that its longest request or job takes when it is stopped', async () => {
    for (const { name, service, pod, container } of deployments) {
      const stop = seconds(container, 'STOP_SECONDS');
      const drain = container.lifecycle?.preStop.sleep.seconds ?? 0;
      expect([name, drain >= 5]).toEqual([name, true]);
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + stop + 10);
      const { shape } = await loadSettings(service);
      const longest = name.endsWith('-worker') ? ['PLAYBOOK_SECONDS', 'ANSWER_SECONDS'] : ['ANSWER_SECONDS'];
      for (const setting of [...longest, ...(name.endsWith('-worker') ? [] : ['WAIT_SECONDS'])]) {
        const schema = shape[setting];
        if (schema) expect(stop).toBeGreaterThan(z.safeParse(schema, undefined).data as number);
      }
    }
  });
});

describe('Every container', () => {
  test('has requests and limits, and a tag that is a release', () => {
    for (const { name, container } of containers) {
      const { requests, limits } = container.resources;
      for (const quantity of [requests.cpu, requests.memory, limits.cpu, limits.memory]) {
        expect([name, quantity]).toEqual([name, expect.stringMatching(/^\d+(m|Mi|Gi)?$/)]);
      }
      expect(container.image).toMatch(/^registry\.example:5000\/datewright\/[\w-]+:1\.4\.0$/);
    }
  });

  test('runs as nobody special on a file system that it can not change', () => {
    for (const { name, pod, container } of containers) {
      expect([name, container.securityContext]).toEqual([
        name,
        { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      ]);
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 });
      expect([pod.automountServiceAccountToken, pod.enableServiceLinks]).toEqual([false, false]);
      expect([pod.hostNetwork, pod.hostPID, pod.hostIPC]).toEqual([undefined, undefined, undefined]);
      const volumes = new Map((pod.volumes ?? []).map((volume) => [volume.name, volume]));
      for (const { name: mounted } of container.volumeMounts) expect(volumes.has(mounted)).toBe(true);
      for (const volume of volumes.values()) expect(volume.hostPath).toBeUndefined();
    }
  });

  test('is made by a Dockerfile of the project', () => {
    const images = new Set(containers.map(({ container }) => /([\w-]+):1\.4\.0$/.exec(container.image)?.[1] ?? ''));
    const folders = new Map([
      ...shippedServices.map((name) => [name, `services/${name}`] as const),
      ...publishers.map((name) => [name, name] as const),
    ]);
    expect([...images].sort()).toEqual([...folders.keys()].sort());
    for (const folder of folders.values()) expect(read(`${folder}/Dockerfile`)).toMatch(/^USER node$/m);
  });
});

describe('Scaling', () => {
  test('is by processor for APIs, and by open jobs and their age for workers, to none and back', () => {
    const targets = (kind: string) => ofKind(kind).map(({ spec }) => spec.scaleTargetRef?.name);
    expect(targets('HorizontalPodAutoscaler').sort()).toEqual([...shippedServices].sort());
    expect(targets('ScaledObject').sort()).toEqual(['datecoach-worker', 'photo-worker']);
    for (const { metadata, spec } of ofKind('ScaledObject')) {
      const service = metadata.name.replace('-worker', '');
      expect([spec.minReplicaCount, spec.triggers?.map(({ type }) => type)]).toEqual([0, ['mongodb', 'prometheus']]);
      const [mongodb, prometheus] = spec.triggers ?? [];
      expect(mongodb?.metadata).toMatchObject({ dbName: service, collection: 'jobs' });
      expect(JSON.parse(mongodb?.metadata.query ?? '')).toEqual({ state: 'open' });
      expect(prometheus?.metadata.query).toContain(`datewright_jobs_oldest_seconds{service="${service}"}`);
      const { secretTargetRef } = find('TriggerAuthentication', mongodb?.authenticationRef?.name ?? '').spec;
      expect(secretTargetRef).toEqual([
        { parameter: 'connectionString', name: `datewright-${service}`, key: 'MONGODB_URI' },
      ]);
    }
    for (const { manifest } of deployments) expect(manifest.spec.replicas).toBeUndefined();
  });

  test('never takes more than one pod of a kind away at once, and spreads them', () => {
    for (const { name, manifest, pod } of deployments) {
      const { matchLabels } = manifest.spec.selector ?? {};
      expect(manifest.spec.template?.metadata.labels).toMatchObject(matchLabels ?? { none: true });
      const budget = find('PodDisruptionBudget', name).spec;
      expect([budget.maxUnavailable, budget.selector?.matchLabels]).toEqual([1, matchLabels]);
      expect(manifest.spec.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
      expect(pod.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey)).toEqual([
        'kubernetes.io/hostname',
        'topology.kubernetes.io/zone',
      ]);
    }
  });
});

describe('Backups', () => {
  test('are made of each database, by its own user, by the program that the image has', () => {
    const withDatabase = deployments.filter(
      ({ name, container }) =>
        !name.endsWith('-worker') && container.env.some((setting) => setting.name === 'MONGODB_URI'),
    );
    const jobs = ofKind('CronJob');
    expect(jobs.map(({ metadata }) => metadata.name).sort()).toEqual(
      withDatabase.map(({ name }) => `backup-${name}`).sort(),
    );
    for (const job of jobs) {
      const service = job.metadata.name.replace('backup-', '');
      const [container] = podOf(job)?.containers ?? [];
      expect(container?.env.find((setting) => setting.name === 'MONGODB_DB')?.value).toBe(service);
      expect(container?.image).toContain(`/${service}:`);
      const program = container?.command?.[1] ?? '';
      const folders = copiedFiles.sources(read(`services/${service}/Dockerfile`));
      expect(existsSync(join(root, program))).toBe(true);
      expect(folders.some((folder) => program.startsWith(`${folder}/`))).toBe(true);
    }
    expect(new Set(jobs.map(({ spec }) => spec.schedule)).size).toBe(jobs.length);
  });
});

describe('The network', () => {
  const component = (labels: Record<string, string> = {}) => labels['app.kubernetes.io/component'] ?? '';
  const policies = new Map(
    ofKind('NetworkPolicy').map(({ metadata, spec }) => [
      metadata.name === 'deny-all' ? 'all' : component(spec.podSelector?.matchLabels),
      spec,
    ]),
  );
  const ingressOf = (name: string) => policies.get(name)?.ingress ?? [];
  const egressOf = (name: string) => policies.get(name)?.egress ?? [];
  const callersOf = (name: string) =>
    ingressOf(name).flatMap(({ from }) => from.map(({ podSelector }) => component(podSelector?.matchLabels)));
  const calledBy = (name: string) =>
    egressOf(name).flatMap(({ to }) => to.map(({ podSelector }) => component(podSelector?.matchLabels)));
  const namespacesOf = (name: string) =>
    ingressOf(name).flatMap(({ from }) =>
      from.flatMap(({ namespaceSelector }) => namespaceSelector?.matchLabels['kubernetes.io/metadata.name'] ?? []),
    );
  const names = deployments.map(({ name }) => name);

  test('denies what no policy allows, for every pod', () => {
    const all = policies.get('all');
    expect([all?.policyTypes, all?.ingress, all?.egress]).toEqual([['Ingress', 'Egress'], undefined, undefined]);
    for (const { spec } of [...ofKind('Deployment'), ...ofKind('Job'), ...ofKind('CronJob')]) {
      expect((spec.jobTemplate?.spec ?? spec).template?.metadata.labels).toMatchObject(
        all?.podSelector?.matchLabels ?? { none: true },
      );
    }
    expect([...policies.keys()].sort()).toEqual(['all', 'backup', 'publisher', ...names].sort());
  });

  test('lets only the edge be reached from outside', () => {
    for (const name of names) {
      const expected = name === 'edge' ? ['ingress-nginx', 'monitoring'] : ['monitoring'];
      expect([name, namespacesOf(name)]).toEqual([name, expected]);
      for (const { from } of ingressOf(name)) {
        expect(from.length).toBeGreaterThan(0);
        for (const peer of from) expect(peer.ipBlock).toBeUndefined();
      }
    }
    expect(ofKind('Ingress').flatMap(({ spec }) => JSON.stringify(spec).match(/"service":\{"name":"\w+"/g))).toEqual([
      '"service":{"name":"edge"',
    ]);
    for (const { spec } of ofKind('Service')) expect(spec.type).toBeUndefined();
  });

  test('lets the renderer reach nothing', () => {
    expect(policies.get('renderer')?.policyTypes).toContain('Egress');
    expect(egressOf('renderer')).toEqual([]);
    expect(callersOf('renderer').filter(Boolean)).toEqual(['edge']);
  });

  test('lets a publisher reach the registry alone', () => {
    expect(calledBy('publisher').filter(Boolean)).toEqual(['registry']);
    expect(egressOf('publisher').flatMap(({ to }) => to.filter(({ ipBlock }) => ipBlock))).toEqual([]);
    expect(ingressOf('publisher')).toEqual([]);
  });

  test('has each service on both sides of what its settings name', () => {
    for (const { name, container } of deployments) {
      const hosts = container.env.flatMap(({ value = '' }) =>
        [...value.matchAll(/http:\/\/([a-z]+):/g)].map(([, host = '']) => host),
      );
      const called = [...new Set(hosts)].filter((host) => host !== name).sort();
      expect([name, calledBy(name).filter(Boolean).sort()]).toEqual([name, called]);
      for (const host of called) expect(callersOf(host)).toContain(name);
    }
  });

  test('lets those who have a database, a vendor or mail reach it, as the compose file does', () => {
    const compose = parse(read('docker-compose.yml'), { merge: true });
    for (const { name, container } of deployments) {
      const settings = new Set(container.env.map((setting) => setting.name));
      const blocks = egressOf(name).filter(({ to }) => to.some(({ ipBlock }) => ipBlock));
      const ports = blocks.flatMap((rule) => rule.ports.map(({ port }) => port));
      const networks: string[] = compose.services[name].networks;
      expect([name, ports]).toEqual([
        name,
        [
          ...(networks.includes('data') ? [27017] : []),
          ...(networks.includes('vendors') ? [443] : []),
          ...(settings.has('SMTP_URL') ? [465] : []),
        ],
      ]);
    }
    const withStripe = deployments.filter(({ container }) =>
      container.env.some(({ name }) => name.startsWith('STRIPE_SECRET')),
    );
    expect(withStripe.map(({ name }) => name)).toEqual(['account']);
  });
});

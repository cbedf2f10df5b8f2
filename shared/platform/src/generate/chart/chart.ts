import type { LocalRemote } from '../../system/list-local-remotes.ts';
import { serviceProcesses, servicesWithSetting } from '../deployed-settings.ts';
import { formatTable } from '../format-table.ts';
import { formatManifests, formatYaml } from './manifest.ts';
import { networkPolicies } from './network-policies.ts';
import { generateValues, generateValuesSchema, listSecrets } from './values.ts';
import { backupJob, ingress, processManifests, publisherJob } from './workloads.ts';

const generatedNotice = '# Made by `npm run generate`.\n';

const chartCard = formatYaml({
  apiVersion: 'v2',
  name: 'datewright',
  description: 'Datewright on Kubernetes with a MongoDB elsewhere',
  type: 'application',
  version: '1.0.0',
  kubeVersion: '>=1.30.0-0',
});

/** Generates the Helm chart by path: every process of the compose file with the same settings. */
export async function generateChart(remotes: LocalRemote[]): Promise<Map<string, string>> {
  const teams = [...new Set(remotes.map(({ card }) => card.owner))].sort();
  const processes = await Promise.all(
    serviceProcesses.map(async (process) => [process.name, await processManifests(process)] as const),
  );
  const templates = [
    ...processes,
    ['backups', (await servicesWithSetting('MONGODB_URI')).map(backupJob)] as const,
    ['ingress', [ingress]] as const,
    ['network-policies', await networkPolicies()] as const,
    ['publishers', remotes.map(({ name, card }) => publisherJob(name, card.owner))] as const,
  ];
  const folder = 'shared/deploy/chart';
  return new Map([
    [`${folder}/Chart.yaml`, generatedNotice + chartCard],
    [`${folder}/values.yaml`, await generateValues(teams)],
    [`${folder}/values.schema.json`, await generateValuesSchema(teams)],
    ...templates.map(
      ([name, manifests]) =>
        [`${folder}/templates/${name}.yaml`, generatedNotice + formatManifests([...manifests])] as const,
    ),
  ]);
}

/** Generates the table of Secrets in the README of the deployment. */
export async function generateSecretsTable(remotes: LocalRemote[]): Promise<string> {
  const teams = [...new Set(remotes.map(({ card }) => card.owner))].sort();
  const rows = [...(await listSecrets(teams))].map(([name, keys]) => [
    `\`datewright-${name}\``,
    keys.map((key) => `\`${key}\``).join(', '),
  ]);
  return formatTable([['Secret', 'Keys'], ...rows]);
}

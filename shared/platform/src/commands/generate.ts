import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateConsoleDesign } from '../generate/console-design.ts';
import {
  generateCallsIndex,
  generateErrorsIndex,
  generateServicesIndex,
  generateToolStorageIndex,
  generateToolsIndex,
} from '../generate/contracts.ts';
import { root } from '../root.ts';

/** `--check` writes nothing, and fails when a file is out of date. */
const onlyCheck = process.argv.includes('--check');
const contracts = 'shared/contracts/src';
const stale: string[] = [];

/** The text as Biome formats it. */
function formatted(path: string, text: string): string {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const args = ['check', '--write', `--stdin-file-path=${path}`];
  const { status, stdout, stderr } = spawnSync(biome, args, { cwd: root, input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${path} could not be formatted: ${stderr}`);
  return stdout;
}

const read = (path: string) => readFile(join(root, path), 'utf8').catch(() => '');

async function make(path: string, text: string): Promise<void> {
  const next = /\.(ts|css)$/.test(path) ? formatted(path, text) : text;
  if (next === (await read(path))) return;
  stale.push(path);
  if (!onlyCheck) await writeFile(join(root, path), next);
}

await make(`${contracts}/tools.ts`, await generateToolsIndex());
await make(`${contracts}/tool-storage.ts`, await generateToolStorageIndex());
await make(`${contracts}/services.ts`, generateServicesIndex());
await make(`${contracts}/service-errors.ts`, await generateErrorsIndex());
await make(`${contracts}/calls.ts`, await generateCallsIndex());

const { generateContractReports } = await import('../generate/contract-reports/contract-reports.ts');
const { reports, faults } = await generateContractReports();
for (const [path, text] of reports) await make(path, text);

// These modules read the tools from the contracts, which were generated above.
const { generateComposeFile: composeFile, generateEnvExample: envExample } = await import('../generate/compose.ts');
const { generateOpsTable: opsTable } = await import('../generate/ops-table.ts');
const { listLocalRemotes: localRemotes, readLocalShell: localShell } = await import('../system/list-local-remotes.ts');
const remotes = [...(await localRemotes()), await localShell()];
const compose = await composeFile(remotes);
await make('docker-compose.yml', compose);
await make('.env.example', envExample(compose));
const { generateDockerfiles: allImages } = await import('../generate/images.ts');
for (const [path, text] of allImages(remotes.map(({ name }) => name))) await make(path, text);
const { generateChart, generateSecretsTable } = await import('../generate/chart/chart.ts');
for (const [path, text] of await generateChart(remotes)) await make(path, text);
const { generateAlerts } = await import('../generate/alerts.ts');
await make('shared/deploy/monitoring/alerts.yaml', generateAlerts());
await make('services/registry/src/console/assets/design.css', await generateConsoleDesign());
const { generateDashboards } = await import('../generate/dashboards.ts');
for (const [name, text] of generateDashboards()) await make(`shared/deploy/monitoring/dashboards/${name}`, text);
const deploy = 'shared/deploy/README.md';
await make(
  deploy,
  (await read(deploy)).replace(/^\| Secret +\|(.*\n)(\|.*\n)+/m, `${await generateSecretsTable(remotes)}\n`),
);
const ops = 'shared/docs/ops.md';
await make(ops, (await read(ops)).replace(/^\| Process +\|(.*\n)(\|.*\n)+/m, `${await opsTable()}\n`));

if (stale.length > 0)
  console.log(onlyCheck ? `Stale: ${stale.join(', ')}. Run \`npm run generate\`.` : `Made ${stale.join(', ')}.`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 || (onlyCheck && stale.length > 0) ? 1 : 0);

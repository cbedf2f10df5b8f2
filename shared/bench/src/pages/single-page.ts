import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getReleaseTable } from '@datewright/contracts/registry/get-release-table';
import { runProgram } from '@datewright/platform/child-process';
import { findFreePort } from '@datewright/platform/free-port';
import { root } from '@datewright/platform/root';
import type { LocalRemote } from '@datewright/platform/system/list-local-remotes';
import { supervise, waitUntilReady } from '@datewright/platform/system/supervisor';
import { startStubServer } from '@datewright/testkit/stub-server';
import type { BenchSystem } from '../bench-system.ts';

/** The same sources as an ordinary single-page app, in front of the same services. */
export interface SinglePage {
  /** Port of its edge, which is configured with the product's origin. */
  port: number;
  /** Adds preloads of these scripts to the page, as the federated page names what every page needs. */
  preload: (paths: string[]) => Promise<void>;
}

async function build(output: string, remotes: readonly LocalRemote[]): Promise<void> {
  const mfe = join(root, 'shared/build/bin/mfe.mjs');
  const { NODE_ENV: _ours, ...env } = process.env;
  await runProgram(
    process.execPath,
    [mfe, 'build', '--single', output, '--with', ...remotes.map(({ folder }) => folder)],
    {
      name: 'The single-page build',
      seconds: 600,
      cwd: join(root, 'shell'),
      env: { ...env, NODE_ENV: 'production' },
    },
  );
  await writeFile(join(output, 'shell.json'), JSON.stringify({ version: '0.0.0', sdk: '0.0.0' }));
}

/** Builds the app of these remotes and serves it by a second edge process, with a registry in which nothing is live. */
export async function startSinglePage(
  { system, onStop }: BenchSystem,
  remotes: readonly LocalRemote[],
): Promise<SinglePage> {
  const output = join(system.dataDir, 'single');
  await build(output, remotes);
  const registry = await startStubServer({ [getReleaseTable.path]: { remotes: [] } });
  onStop(registry.stop);
  const federated = system.processes.edge?.plan;
  if (!federated) throw new Error('The edge does not run.');
  const port = await findFreePort();
  const env = {
    ...federated.env,
    PORT: String(port),
    SHELL_DIR: output,
    REGISTRY_URL: registry.url,
    CACHE_DIR: join(system.dataDir, 'single-edge'),
  };
  const plan = { ...federated, name: 'the edge of the single-page app', url: `http://127.0.0.1:${port}`, env };
  const edge = supervise(plan, () => {});
  edge.start();
  onStop(edge.stop);
  await waitUntilReady(plan);
  return {
    port,
    async preload(paths) {
      const page = join(output, 'index.html');
      const links = paths.map((path) => `<link rel="preload" as="script" href="${path}">`).join('');
      await writeFile(
        page,
        (await readFile(page, 'utf8')).replace('</head>', () => `${links}</head>`),
      );
      // The edge reads the page only when it starts.
      await edge.stop();
      edge.start();
      await waitUntilReady(plan);
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { publishBuild } from '@datewright/build/publish';
import { composition, getComposition } from '@datewright/contracts/registry/get-composition';
import { shellName } from '@datewright/contracts/registry/shell-card';
import { z } from '@datewright/contracts/zod';
import type { LocalRemote } from './list-local-remotes.ts';
import type { Secrets } from './secrets.ts';

const edgeTimeoutMs = 60_000;

/** Waits until the edge serves these versions: it hears of releases within about a second. */
async function waitForEdge(edgeUrl: string, versions: ReadonlyMap<string, string>): Promise<void> {
  for (const deadline = Date.now() + edgeTimeoutMs; Date.now() < deadline; await sleep(100)) {
    const answer = await fetch(new URL(getComposition.path, edgeUrl)).catch(() => undefined);
    const parsed = z.safeParse(composition, await answer?.json().catch(() => undefined));
    const served = new Map(parsed.data?.remotes.map(({ card }) => [card.name, card.version]));
    if (parsed.data?.shell) served.set(shellName, parsed.data.shell.version);
    if ([...versions].every(([name, version]) => served.get(name) === version)) return;
  }
  throw new Error('The edge does not serve what the registry released.');
}

interface Builds {
  registryUrl: string;
  edgeUrl: string;
  remotes: LocalRemote[];
  /** The hash of the sources of each folder. */
  hashes: Map<string, string>;
  secret: Secrets;
  log: (line: string) => void;
}

/**
 * Publishes and promotes the builds, the shell first, with the same call that teams use. A local version has the hash of its sources as
 * build metadata, so that unchanged ones are not published again. What a person promoted or rolled back stays live.
 */
export async function publishChanged({ registryUrl, edgeUrl, remotes, hashes, secret, log }: Builds): Promise<void> {
  const promoted = new Map<string, string>();
  for (const { folder, card } of remotes) {
    const token = secret(`publish-token-${card.owner}`);
    const { version, live } = await publishBuild({ folder, registryUrl, token, hash: hashes.get(folder) ?? 'none' });
    if (live === version) promoted.set(card.name, version);
    else log(`${card.name} stays at ${live}, which a person chose; ${version} is published.`);
  }
  await waitForEdge(edgeUrl, promoted);
}

import { publishRemote } from '@datewright/build/publish';
import { listRemotes } from '@datewright/contracts/registry/list-remotes';
import { z } from '@datewright/contracts/zod';
import type { LocalRemote } from './list-local-remotes.ts';
import type { Secrets } from './secrets.ts';

/**
 * Publishes and promotes the builds with the same call that teams use. A local version has the hash of its sources as
 * build metadata, so that unchanged ones are not published again. What a person promoted or rolled back stays live.
 */
export async function publishChanged(
  registryUrl: string,
  remotes: LocalRemote[],
  hashes: Map<string, string>,
  secret: Secrets,
  log: (line: string) => void,
): Promise<void> {
  const answer = await fetch(new URL(listRemotes.path, registryUrl));
  const known = z.parse(listRemotes.response, await answer.json()).remotes;
  for (const { folder, card } of remotes) {
    const version = `${card.version}+${hashes.get(folder)}`;
    const entry = known.find(({ release }) => release.name === card.name);
    if (entry?.release.stable === version) continue;
    const { live } = await publishRemote({
      folder,
      registryUrl,
      token: secret(`publish-token-${card.owner}`),
      version,
      promote: 'start',
      alreadyPublished: entry?.versions.includes(version) ?? false,
    });
    if (live !== version) log(`${card.name} stays at ${live}, which a person chose; ${version} is published.`);
  }
}

import { UsageError } from './errors.ts';
import { hashBuild } from './pack-remote.ts';
import { publishBuild } from './publish.ts';
import { readBuiltCard } from './read-card.ts';

/**
 * The entry point of a remote's image: publishes the build in this folder to `REGISTRY_URL` and promotes it unless
 * `PROMOTE` is `false`.
 */
async function publishCurrentFolder(): Promise<void> {
  const { REGISTRY_URL: registryUrl, PUBLISH_TOKEN: token, PROMOTE = 'true' } = process.env;
  if (!registryUrl || !token) throw new UsageError('REGISTRY_URL and PUBLISH_TOKEN must be set.');
  if (!/^(true|false)$/.test(PROMOTE)) throw new UsageError('PROMOTE must be true or false.');
  const folder = process.cwd();
  const hash = await hashBuild(folder, readBuiltCard(folder));
  const { name, version, live } = await publishBuild({
    folder,
    registryUrl,
    token,
    hash,
    isPromoted: PROMOTE === 'true',
  });
  if (live === undefined) console.log(`Published ${name} ${version}; what is live was not changed.`);
  else if (live === version) console.log(`${name} ${version} is live.`);
  else console.log(`Published ${name} ${version}; ${live} stays live, because a person chose it.`);
}

publishCurrentFolder().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});

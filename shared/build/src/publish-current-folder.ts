import { UsageError } from './errors.ts';
import { publishRemote } from './publish.ts';

/** The entry point of a remote's image: publishes the build in this folder to `REGISTRY_URL` and promotes it. */
async function publishCurrentFolder(): Promise<void> {
  const { REGISTRY_URL: registryUrl, PUBLISH_TOKEN: token } = process.env;
  if (!registryUrl || !token) throw new UsageError('REGISTRY_URL and PUBLISH_TOKEN must be set.');
  const published = await publishRemote({
    folder: process.cwd(),
    registryUrl,
    token,
    promote: 'start',
    note: { by: 'start' },
  });
  const { name, version, live } = published;
  const outcome = live === version ? 'it is live' : `${live} stays live, because a person chose it`;
  console.log(`Published ${name} ${version}, and ${outcome}.`);
}

publishCurrentFolder().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});

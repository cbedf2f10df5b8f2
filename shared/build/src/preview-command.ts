import { createPreview } from '@datewright/contracts/registry/create-preview';
import type { Command, CommandInput } from './command.ts';
import { UsageError } from './errors.ts';
import { hashBuild } from './pack-remote.ts';
import { publishBuild } from './publish.ts';
import { readBuiltCard } from './read-card.ts';
import { callRegistry, type RegistryAccess } from './registry-client.ts';
import {
  jsonFlag,
  noteFlags,
  readName,
  readNote,
  readTeamAccess,
  registryFlag,
  remoteFlag,
} from './release-commands.ts';

/** Publishes what is in the folder of a remote or the shell as a version of its own, which does not become live. */
async function publishFolder(
  input: CommandInput,
  access: Required<RegistryAccess>,
  build: (folder: string) => Promise<unknown>,
) {
  const { folder } = input;
  await build(folder);
  const hash = await hashBuild(folder, readBuiltCard(folder));
  return publishBuild({ ...access, folder, hash, isPromoted: false, note: readNote(input) });
}

/** `build` builds the remote or the shell in a folder. */
export const previewCommand = (build: (folder: string) => Promise<unknown>): Command => ({
  usage: 'preview [<version>]',
  summary:
    'Prints a link that shows a published version, or a new build of this folder, in the browser that starts it first.',
  flags: { ...remoteFlag, ...registryFlag, ...jsonFlag, ...noteFlags },
  async run(input) {
    const [version, ...more] = input.positionals;
    if (more.length > 0) throw new UsageError('Name one version, such as 1.4.0, or none.');
    const access = readTeamAccess(input);
    const target =
      version === undefined ? await publishFolder(input, access, build) : { name: readName(input), version };
    const { name, version: shown } = target;
    const answer = await callRegistry(access, createPreview, { name, version: shown });
    const text = `${answer.url}\nThe browser that starts it first gets ${name} ${shown} for two hours.`;
    return { text, data: { name, version: shown, ...answer } };
  },
});

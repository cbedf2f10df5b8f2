import type { RemoteCard } from '@datewright/contracts/registry/card';
import { type ShellCard, shellCard, shellName } from '@datewright/contracts/registry/shell-card';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import semver from 'semver';
import type { AppContext } from '../context.ts';
import type { Version } from '../data/version-store.ts';
import { listLiveNeeds } from './list-unmet-needs.ts';
import { parseJson } from './read-manifest.ts';

export const isShell = ({ name }: Pick<Version, 'name'>): boolean => name === shellName;

/** What the build of a shell says that it offers; throws `invalid_card` for an upload that is no build of one. */
export function readShellCard(packed: ReadonlyMap<string, Buffer>, version: string): ShellCard {
  const parsed = z.safeParse(shellCard, parseJson(packed.get('dist/shell.json') ?? Buffer.alloc(0)));
  if (!parsed.success || !packed.has('dist/index.html'))
    throw new AppError('invalid_card', {
      message: 'dist is no build of a shell: shell.json or index.html is missing.',
    });
  if (parsed.data.version === version) return parsed.data;
  throw new AppError('invalid_card', {
    message: `dist/shell.json names version ${parsed.data.version}, the card ${version}: publish it with \`mfe publish\`.`,
  });
}

/** What the live shells offer, the stable one and its canary; empty while edges serve those that they were deployed with. */
export async function listLiveShells({
  releases,
  versions,
}: Pick<AppContext, 'releases' | 'versions'>): Promise<ShellCard[]> {
  const release = await releases.find(shellName);
  const live = [release?.stable, release?.canary?.version].filter((version) => typeof version === 'string');
  const found = await Promise.all(live.map((version) => versions.find(shellName, version)));
  return found.flatMap((version) => version?.shell ?? []);
}

/** Versions from before modules were read from the build have none. */
type StoredNeeds = Pick<RemoteCard['needs'], 'sdk'> & Partial<RemoteCard['needs']>;

/** What a remote needs of the shell and `shell` does not offer, as sentences. */
export function listUnmetByShell({ sdk, modules = {} }: StoredNeeds, shell: ShellCard | undefined): string[] {
  const offered = new Map(Object.entries(shell?.modules ?? {}));
  const all = [
    { what: 'The SDK of the live shell', range: sdk, has: shell?.sdk ?? 'not answering' },
    // A shell from before modules were listed can't be compared.
    ...Object.entries(shell?.modules ? modules : {}).map(([name, range]) => ({
      what: `${name} of the live shell`,
      range,
      has: offered.get(name) ?? 'missing',
    })),
  ];
  return all
    .filter(({ range, has }) => !semver.valid(has) || !semver.satisfies(has, range))
    .map(({ what, range, has }) => `${what} is ${has}, but the card needs ${range}.`);
}

/** The live remotes that would not work in this version of the shell. */
export async function listBrokenRemotes(context: AppContext, { shell }: Version): Promise<string[]> {
  const live = (await listLiveNeeds(context)).filter((one) => !isShell(one));
  return live
    .filter(({ needs }) => needs && listUnmetByShell(needs, shell).length > 0)
    .map(({ name, version }) => `${name} ${version}`);
}

/** Throws `contract_not_met` when a live remote would not work in this version of the shell. */
export async function assertRemotesFit(context: AppContext, version: Version): Promise<void> {
  const broken = await listBrokenRemotes(context, version);
  if (broken.length === 0) return;
  throw new AppError('contract_not_met', {
    message: `Live remotes need another SDK or other modules than this shell has: ${broken.join(', ')}.`,
  });
}

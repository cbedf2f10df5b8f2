import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getTrial } from '@datewright/contracts/registry/get-trial';
import { listRemotes } from '@datewright/contracts/registry/list-remotes';
import { promoteVersion } from '@datewright/contracts/registry/promote-version';
import { publishVersion } from '@datewright/contracts/registry/publish-version';
import type { Decider } from '@datewright/contracts/registry/release';
import type { TrialState } from '@datewright/contracts/registry/trial';
import { RefusedError, UsageError } from './errors.ts';
import { packRemote } from './pack-remote.ts';
import { assertBuiltVersion, readBuiltCard, readCard } from './read-card.ts';
import { callRegistry, type RegistryAccess } from './registry-client.ts';

export interface PublishOptions extends RegistryAccess {
  /** The remote's folder, with its card and a built `dist`. */
  folder: string;
  /** Overrides the version of the card. */
  version?: string;
  /** Also promotes it to the stable version. A start changes nothing once a person has decided. */
  promote?: Decider;
  /** Who publishes and why, for the history. */
  note?: { by?: string; reason?: string };
  /** The registry already has this version, so only promote it. */
  alreadyPublished?: boolean;
}

/** The version that was published, and the one that is live: `undefined` if it was not to be promoted. */
export interface Publication {
  name: string;
  version: string;
  live: string | null | undefined;
  /** The trial of the version when it was published; `none` where there are no trials. */
  trial: TrialState;
}

/** Longer than a version waits for its trial, as long as a runner is there. */
const trialTimeoutMs = 25 * 60_000;
const trialPollMs = 2000;

/**
 * Publishes one immutable version of a remote, and promotes it on request, once it passed its trial. Throws the errors of `callRegistry`, or a UsageError
 * when there is nothing to publish, or only the build of another version.
 */
export async function publishRemote(publication: PublishOptions): Promise<Publication> {
  const { folder, promote, alreadyPublished, note = {} } = publication;
  if (!existsSync(join(folder, 'dist'))) throw new UsageError('There is no dist: run `mfe build` first.');
  if (publication.version === undefined) assertBuiltVersion(folder);
  const read = readBuiltCard(folder);
  const card = { ...read, version: publication.version ?? read.version };
  const { name, version } = card;
  const publish = async () =>
    callRegistry(publication, publishVersion, { name, version }, { query: note, body: await packRemote(folder, card) });
  const trial = alreadyPublished ? 'none' : (await publish()).trial;
  if (!promote) return { name, version, live: undefined, trial };
  const promoteNow = () =>
    callRegistry(publication, promoteVersion, { name }, { body: { version, decidedBy: promote, ...note } });
  const { stable } = await promoteNow().catch(async (error: unknown) => {
    if (!(error instanceof RefusedError) || error.code !== 'trial_waiting') throw error;
    await waitForTrial(publication, { name, version });
    return promoteNow();
  });
  return { name, version, live: stable, trial };
}

/** Waits until a version has been tried, whatever came of it. */
async function waitForTrial(access: RegistryAccess, target: { name: string; version: string }): Promise<void> {
  for (const deadline = Date.now() + trialTimeoutMs; Date.now() < deadline; await sleep(trialPollMs)) {
    if ((await callRegistry(access, getTrial, target)).state !== 'waiting') return;
  }
}

/**
 * Publishes a build whose version has the hash of its content, and promotes it unless `isPromoted` is false. What is
 * published or live already is left alone, so a second start changes nothing. Without a note the start is who publishes.
 */
export async function publishBuild(
  access: RegistryAccess & { folder: string; hash: string; isPromoted?: boolean; note?: PublishOptions['note'] },
): Promise<Publication> {
  const { folder, hash, isPromoted = true, note = { by: 'start' } } = access;
  const card = readCard(folder);
  const { name } = card;
  const version = `${card.version}+${hash}`;
  const { remotes } = await callRegistry(access, listRemotes, {});
  const known = remotes.find(({ release }) => release.name === name);
  if (known?.release.stable === version) return { name, version, live: version, trial: 'none' };
  return publishRemote({
    ...access,
    version,
    ...(isPromoted ? { promote: 'start' as const } : {}),
    note,
    alreadyPublished: known?.versions.includes(version) ?? false,
  });
}

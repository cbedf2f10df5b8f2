import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorBody } from '@datewright/contracts/errors';
import { promoteVersion } from '@datewright/contracts/registry/promote-version';
import { publishVersion } from '@datewright/contracts/registry/publish-version';
import { type Decider, release } from '@datewright/contracts/registry/release';
import { z } from '@datewright/contracts/zod';
import { packRemote } from './pack-remote.ts';
import { readCard } from './read-card.ts';
import { UsageError } from './usage-error.ts';

export interface PublishOptions {
  /** The remote's folder, with its card and a built `dist`. */
  folder: string;
  /** The origin of the registry, or of an edge in front of it. */
  registryUrl: string;
  /** The publish token of the team that owns the remote. */
  token: string;
  /** Overrides the version of the card. */
  version?: string;
  /** Also promotes it to the stable version. A start changes nothing once a person has decided. */
  promote?: Decider;
  /** The registry already has this version, so only promote it. */
  alreadyPublished?: boolean;
}

/** The version that was published, and the one that is live: `undefined` if it was not to be promoted. */
export interface Publication {
  name: string;
  version: string;
  live: string | null | undefined;
}

/**
 * Publishes one immutable version of a remote, and promotes it on request. Throws a UsageError with the message of the
 * registry when that refuses it.
 */
export async function publishRemote(publication: PublishOptions): Promise<Publication> {
  const { folder, promote, alreadyPublished } = publication;
  if (!existsSync(join(folder, 'dist'))) throw new UsageError('There is no dist: run `mfe build` first.');
  const read = readCard(folder);
  const card = { ...read, version: publication.version ?? read.version };
  if (!alreadyPublished) {
    const path = publishVersion.path.replace(':name', card.name).replace(':version', card.version);
    const body = await packRemote(folder, card);
    await send(publication, publishVersion.method, path, 'application/gzip', body);
  }
  const { name, version } = card;
  if (!promote) return { name, version, live: undefined };
  const path = promoteVersion.path.replace(':name', name);
  const body = JSON.stringify({ version, decidedBy: promote });
  const answer = await send(publication, promoteVersion.method, path, 'application/json', body);
  return { name, version, live: z.parse(release, answer).stable };
}

async function send(to: PublishOptions, method: string, path: string, type: string, body: BodyInit): Promise<unknown> {
  const headers = { authorization: `Bearer ${to.token}`, 'content-type': type };
  let response: Response;
  try {
    response = await fetch(new URL(path, to.registryUrl), { method, headers, body });
  } catch {
    throw new UsageError(`The registry at ${to.registryUrl} does not answer.`);
  }
  if (response.ok) return response.json();
  const parsed = z.safeParse(errorBody, await response.json().catch(() => null));
  if (!parsed.success) throw new UsageError(`The registry answered ${response.status} without saying why.`);
  const { message, fields = {} } = parsed.data.error;
  throw new UsageError([message, ...Object.entries(fields).map(([field, wrong]) => `  ${field}: ${wrong}`)].join('\n'));
}

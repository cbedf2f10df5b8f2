import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteCard, remoteCard, writtenCard } from '@datewright/contracts/registry/card';
import { parseCard } from '@datewright/contracts/registry/parse-card';
import { shellName } from '@datewright/contracts/registry/shell-card';
import { z } from '@datewright/contracts/zod';
import { UsageError } from './errors.ts';

/** Reads and validates the card of the remote in `folder`. Throws a UsageError that names each wrong field. */
export function readCard(folder: string): RemoteCard {
  const file = join(folder, 'mfe.json');
  if (!existsSync(file)) throw new UsageError(`There is no mfe.json in ${folder}: run this inside a remote's folder.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`mfe.json is not valid JSON: ${(error as Error).message}`);
  }
  const parsed = parseCard(content, writtenCard);
  if ('card' in parsed) return parsed.card;
  const wrong = Object.entries(parsed.problems).map(([field, problem]) => `${field}: ${problem}`);
  throw new UsageError(`mfe.json is not a valid card. ${wrong.join('; ')}`);
}

const buildInfo = z.object({
  needs: z.optional(remoteCard.shape.needs),
  /** The version of the card when it was built. */
  builtVersion: z.optional(z.string()),
});

function readBuildInfo(folder: string): z.output<typeof buildInfo> {
  const manifest = join(folder, 'dist/mf-manifest.json');
  return existsSync(manifest) ? z.parse(buildInfo, JSON.parse(readFileSync(manifest, 'utf8'))) : {};
}

/** The card of a built remote, with what the build needs. */
export function readBuiltCard(folder: string): RemoteCard {
  const card = readCard(folder);
  return { ...card, needs: readBuildInfo(folder).needs ?? card.needs };
}

/** Throws a UsageError when `dist` was built before the version of the card was raised: its code would be an old one. */
export function assertBuiltVersion(folder: string): void {
  const { version } = readCard(folder);
  const { builtVersion = version } = readBuildInfo(folder);
  if (builtVersion !== version)
    throw new UsageError(`dist is of ${builtVersion}, mfe.json of ${version}: run \`mfe build\` first.`);
}

/** True if `folder` holds a remote, false if it holds the shell. */
export const isRemote = (folder: string): boolean => readCard(folder).name !== shellName;

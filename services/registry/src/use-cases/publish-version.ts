import type { Readable } from 'node:stream';
import type { RemoteCard } from '@datewright/contracts/registry/card';
import { parseCard } from '@datewright/contracts/registry/parse-card';
import { shellOwner } from '@datewright/contracts/registry/shell-card';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import type { Actor } from '../data/release-store.ts';
import type { Version } from '../data/version-store.ts';
import { publish } from '../rules/decide-release.ts';
import { digestFiles } from '../rules/digest-files.ts';
import { opsTeam } from '../rules/may-decide.ts';
import { assertCalls } from './assert-calls.ts';
import { assertContracts } from './assert-contracts.ts';
import { assertRoutes } from './assert-routes.ts';
import { refuseOtherTeam } from './find-own-version.ts';
import { manifestPath, parseJson, readManifest } from './read-manifest.ts';
import { isShell, readShellCard } from './shells.ts';
import { toStoredFile, unpackUpload } from './unpack-upload.ts';

function readCard(bytes: Buffer | undefined) {
  const parsed = parseCard(bytes && parseJson(bytes));
  if ('card' in parsed) return parsed.card;
  throw new AppError('invalid_card', { message: 'mfe.json is missing or not valid.', fields: parsed.problems });
}

/** Validates the upload, stores its files, and writes the version last, which makes them visible. */
export async function publishVersion(
  context: AppContext,
  actor: Actor,
  target: { name: string; version: string },
  upload: Readable,
): Promise<Version> {
  if (await context.versions.find(target.name, target.version)) {
    upload.resume();
    throw new AppError('version_exists');
  }
  const packed = await unpackUpload(upload);
  const card = readCard(packed.get('mfe.json'));
  if (card.name !== target.name || card.version !== target.version) {
    throw new AppError('invalid_card', { message: 'The card names another remote or version than the address.' });
  }
  await assertOwner(context, card.owner, target.name, actor.team);
  const build = isShell(target) ? readShellBuild(card, packed) : await readRemoteBuild(context, card, packed);

  const dist = [...packed].filter(([path]) => path.startsWith('dist/'));
  const sealed = dist.map(([path, bytes]) => ({ path: path.slice('dist/'.length), file: toStoredFile(bytes) }));
  const missing = build.preload.filter((path) => !sealed.some((one) => one.path === path));
  if (missing.length > 0) throw new AppError('invalid_card', { message: `dist/${missing[0]} is missing.` });
  for (const { file } of sealed) await context.files.save(file);

  const version: Version = {
    ...target,
    owner: card.owner,
    ...build,
    files: sealed.map(({ path, file }) => ({ path, bytes: file.bytes.length, integrity: file.integrity })),
    publishedAt: new Date(),
  };
  await assertSameIfRemoved(context, version);
  if (!(await context.versions.add(version))) throw new AppError('version_exists');
  await context.releases.decide(target.name, actor, (live) => publish(live, target.version));
  if (context.config.TRIAL_TOKEN !== undefined) await context.trials.request(target.name, target.version);
  context.log.info({ remote: target.name, version: target.version, by: actor.team }, 'published');
  return version;
}

/** An image of a removed version may publish it again, but browsers and edges still have its files: they must be the same. */
async function assertSameIfRemoved({ releases }: AppContext, version: Version): Promise<void> {
  const { removed = [] } = (await releases.find(version.name)) ?? {};
  const earlier = removed.find((one) => one.version === version.version);
  if (earlier && earlier.digest !== digestFiles(version)) throw new AppError('version_exists');
}

type Build = Pick<Version, 'card' | 'entry' | 'manifest' | 'preload' | 'shell'>;

/** Throws unless the live shells and services are what the build needs, and its routes are free. */
async function readRemoteBuild(context: AppContext, written: RemoteCard, packed: Map<string, Buffer>): Promise<Build> {
  await assertRoutes(context, written);
  const { entry, preload, modules } = readManifest(packed.get(`dist/${manifestPath}`), written.name);
  const card = { ...written, needs: { ...written.needs, modules } };
  assertCalls(card, packed);
  await assertContracts(card, context);
  return { card, entry, manifest: manifestPath, preload };
}

function readShellBuild(card: RemoteCard, packed: Map<string, Buffer>): Build {
  if (card.routes.length > 0) throw new AppError('invalid_card', { message: 'A shell has no routes.' });
  return { card, entry: '', manifest: '', preload: [], shell: readShellCard(packed, card.version) };
}

/** A remote belongs to the team that first published it. */
async function assertOwner(context: AppContext, cardOwner: string, name: string, publisher: string) {
  const owner = isShell({ name }) ? shellOwner : ((await context.versions.findOwner(name)) ?? cardOwner);
  if (publisher === opsTeam)
    throw new AppError('publish_token_refused', { message: 'Only a team can publish, not ops.' });
  if (owner !== publisher || cardOwner !== publisher) throw refuseOtherTeam(name, owner);
}

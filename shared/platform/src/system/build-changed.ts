import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runProgram } from '../child-process.ts';
import { tryLock } from '../data/lock.ts';
import { cacheDir, root } from '../root.ts';

const skipped = new Set(['node_modules', 'dist', 'test', '.data', '.cache']);

/** Everything that a browser build reads in addition to its own folder. */
const sharedSources = ['sdk', 'ui', 'contracts', 'build'].map((name) => join(root, 'shared', name));

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !skipped.has(entry.name))
      .map((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? listFiles(path) : [path];
      }),
  );
  return nested.flat().sort();
}

async function hashOf(folders: string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(folders.map(listFiles))).flat();
  for (const file of [...files, join(root, 'package-lock.json')]) {
    hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Two systems that start at once, for example in two tests, must not write into the same `dist`: the second one finds
 * the build of the first.
 */
async function withBuildLock<Done>(work: () => Promise<Done>): Promise<Done> {
  await mkdir(cacheDir, { recursive: true });
  for (;;) {
    const unlock = await tryLock(join(cacheDir, 'building.json'), 'a build');
    if (typeof unlock !== 'function') await new Promise((resolve) => setTimeout(resolve, 100));
    else return work().finally(unlock);
  }
}

/**
 * Builds the folders whose sources changed since their last build, two at a time. Returns the source hash of each
 * folder.
 */
export const buildChanged = (folders: string[], say: (line: string) => void) =>
  withBuildLock(() => build(folders, say));

const marks = join(cacheDir, 'builds.json');

/** Marks what is in `dist` of these folders as built from their present sources. */
export const markAsBuilt = (folders: string[]) =>
  withBuildLock(async () => {
    const built = folders.map(async (folder) => [basename(folder), await hashOf([folder, ...sharedSources])]);
    await writeFile(marks, JSON.stringify(Object.fromEntries(await Promise.all(built)), null, 2));
  });

async function build(folders: string[], say: (line: string) => void): Promise<Map<string, string>> {
  const built: Record<string, string> = JSON.parse(await readFile(marks, 'utf8').catch(() => '{}'));
  const hashes = new Map<string, string>();
  for (const folder of folders) hashes.set(folder, await hashOf([folder, ...sharedSources]));
  const stale = folders.filter((folder) => {
    const name = basename(folder);
    return built[name] !== hashes.get(folder) || !existsSync(join(folder, 'dist'));
  });
  if (stale.length > 0) say(`Building ${stale.map((folder) => basename(folder)).join(', ')} …`);
  // What a failed or stopped build leaves in `dist` is not what its sources say.
  for (const folder of stale) delete built[basename(folder)];
  await writeFile(marks, JSON.stringify(built, null, 2));
  const queue = [...stale];
  const work = async () => {
    for (let folder = queue.shift(); folder; folder = queue.shift()) {
      const mfe = join(root, 'shared', 'build', 'bin', 'mfe.mjs');
      await runProgram(process.execPath, [mfe, 'build'], {
        name: `Building ${basename(folder)}`,
        seconds: 600,
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'production' },
      });
      built[basename(folder)] = hashes.get(folder) ?? '';
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await writeFile(marks, JSON.stringify(built, null, 2));
  }
  return hashes;
}

import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The screenshots of the public pages, and the files that each one shows. */
const manifestFile = 'mfe-marketing/capture-sources.json';

interface Manifest {
  /** Files that every screenshot shows. */
  everywhere: string[];
  /** `shows` is written by hand, files or folders; `hash`, of their content, by `npm run pictures`. */
  captures: Record<string, { shows: string[]; hash: string }>;
}

const readManifest = async (root: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, manifestFile), 'utf8'));

async function listFiles(root: string, path: string): Promise<string[]> {
  if (!(await stat(join(root, path))).isDirectory()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}

/** The hash of what a screenshot shows; `null` if one of the files is gone or the screenshot is not in the manifest. */
async function hashSources(root: string, { everywhere, captures }: Manifest, name: string): Promise<string | null> {
  const capture = captures[name];
  if (!capture) return null;
  const hash = createHash('sha256');
  try {
    const files = await Promise.all([...everywhere, ...capture.shows].map((path) => listFiles(root, path)));
    for (const file of files.flat().sort()) hash.update(await readFile(join(root, file)));
  } catch {
    return null;
  }
  return hash.digest('hex').slice(0, 16);
}

/** Records that a screenshot was taken from the files as they are now. */
export async function recordCapture(root: string, name: string): Promise<void> {
  const manifest = await readManifest(root);
  const capture = manifest.captures[name];
  const hash = await hashSources(root, manifest, name);
  if (!capture || hash === null) throw new Error(`${manifestFile} does not say which files "${name}" shows.`);
  capture.hash = hash;
  await writeFile(join(root, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The names of the screenshots whose files have changed since they were taken. */
export async function findStaleCaptures(root: string): Promise<string[]> {
  const manifest = await readManifest(root);
  const names = Object.keys(manifest.captures);
  const hashes = await Promise.all(names.map((name) => hashSources(root, manifest, name)));
  return names.filter((name, at) => hashes[at] !== manifest.captures[name]?.hash);
}

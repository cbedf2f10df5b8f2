import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { runProgram } from '../child-process.ts';
import { root } from '../root.ts';
import { compileSources } from './compile-sources.ts';
import { createPackedManifest, type Manifest } from './packed-manifest.ts';

/** What the remote of a team outside this repository is made with. */
const packageFolders = ['contracts', 'sdk', 'ui', 'testkit', 'build'];

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The version of a package that the workspace in `folder` uses. */
function createVersionReader(folder: string): (packageName: string) => string {
  const local = createRequire(join(folder, 'package.json'));
  return (packageName) => {
    for (const modules of local.resolve.paths(packageName) ?? []) {
      try {
        return (local(join(modules, packageName, 'package.json')) as { version: string }).version;
      } catch {
        // Not installed at this level.
      }
    }
    throw new Error(`${packageName} is not installed.`);
  };
}

const isSource = (file: string) => /(?<!\.d)\.tsx?$/.test(file);

/** JavaScript and types refer to the compiled files. */
const referToCompiled = (text: string) => text.replace(/(['"]\.{1,2}\/[^'"\n]*?)\.tsx?(?=['"])/g, '$1.js');

/**
 * Copies what is not TypeScript, points relative imports at compiled files, and returns the contents of scripts and
 * styles, and those of types.
 */
async function copyFiles(from: string, files: string[], to: string): Promise<{ texts: string[]; types: string[] }> {
  for (const file of [...files.filter((each) => !isSource(each)), join(from, 'README.md')]) {
    const target = join(to, relative(from, file));
    await mkdir(dirname(target), { recursive: true });
    await cp(file, target);
  }
  const texts: string[] = [];
  const types: string[] = [];
  for (const file of await listFiles(to)) {
    if (!/\.([mc]?js|ts|css)$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    const changed = file.endsWith('.css') ? text : referToCompiled(text);
    if (changed !== text) await writeFile(file, changed);
    if (file.endsWith('.ts')) types.push(changed);
    // The bundler reads modules with this ending in place of others, and resolves their imports itself.
    else if (!file.endsWith('.mjs')) texts.push(changed);
  }
  return { texts, types };
}

/** The package.json of a template names the versions that are packed with it. */
async function pinTemplates(folder: string, packed: Manifest[], installedVersion: (name: string) => string) {
  for (const file of await listFiles(folder)) {
    if (!file.endsWith('package.json.tpl')) continue;
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    for (const versions of [manifest.dependencies, manifest.devDependencies]) {
      for (const name of Object.keys(versions))
        versions[name] = packed.find((other) => other.name === name)?.version ?? installedVersion(name);
    }
    await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

/**
 * Packs `contracts`, `sdk`, `ui`, `testkit` and `build` as npm packages of JavaScript and types into `destination`.
 * Returns the paths of the tarballs.
 */
export async function packPackages(destination: string): Promise<string[]> {
  await mkdir(destination, { recursive: true });
  const staging = await mkdtemp(join(tmpdir(), 'datewright-pack-'));
  try {
    const { devDependencies = {} } = (await readManifest(root)) as { devDependencies?: Record<string, string> };
    const packed = await Promise.all(packageFolders.map((name) => readManifest(join(root, 'shared', name))));
    const listed = packed.map(({ files = [] }, at) => {
      const folder = join(root, 'shared', packageFolders[at] ?? '');
      return files.map((file) => join(folder, file));
    });
    const files = await Promise.all(listed.map(async (paths) => (await Promise.all(paths.map(listFiles))).flat()));
    await compileSources(files.flat().filter(isSource), staging);
    for (const [at, name] of packageFolders.entries()) {
      const [manifest, from, to] = [packed[at], join(root, 'shared', name), join(staging, name)];
      if (!manifest) continue;
      const contents = await copyFiles(from, files[at] ?? [], to);
      const installedVersion = createVersionReader(from);
      await pinTemplates(to, packed, installedVersion);
      const whole = createPackedManifest({
        manifest,
        ...contents,
        packed,
        testPackages: devDependencies,
        installedVersion,
      });
      await writeFile(join(to, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
    }
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const folders = packageFolders.map((name) => `./${name}`);
    const args = ['pack', ...folders, '--json', '--ignore-scripts', '--pack-destination', resolve(destination)];
    await runProgram(npm, args, { name: 'npm pack', seconds: 300, cwd: staging });
    return packed.map(({ name, version }) =>
      join(resolve(destination), `${name.slice(1).replace('/', '-')}-${version}.tgz`),
    );
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

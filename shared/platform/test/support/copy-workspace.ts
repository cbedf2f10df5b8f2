import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root } from '../../src/root.ts';
import { buildChanged } from '../../src/system/build-changed.ts';
import { listLocalRemotes, readLocalShell } from '../../src/system/list-local-remotes.ts';

const skipped = new Set(['.git', '.data', '.cache', 'node_modules', 'dist', 'test-results']);
const workspaceGroups = ['', 'services', 'shared'];

/** Lists every workspace of a checkout: the folders with a package.json at the top, in `services` and in `shared`. */
export async function listWorkspaces(house: string): Promise<{ name: string; folder: string }[]> {
  const folders = await Promise.all(
    workspaceGroups.map(async (group) =>
      (await readdir(join(house, group), { withFileTypes: true }))
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
        .map((entry) => join(house, group, entry.name)),
    ),
  );
  const found = await Promise.all(
    folders.flat().map(async (folder) => {
      const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null);
      return text === null ? [] : [{ folder, name: (JSON.parse(text) as { name: string }).name }];
    }),
  );
  return found.flat();
}

/** Links every installed package of `from` into `to`, except for our own. */
async function linkPackages(from: string, to: string, own: Set<string>): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '@datewright' || own.has(name) || name === '.cache') continue;
    if (name.startsWith('@')) {
      await mkdir(join(to, name));
      for (const part of await readdir(join(from, name))) await symlink(join(from, name, part), join(to, name, part));
    } else await symlink(await realpath(join(from, name)), join(to, name));
  }
}

/** What `npm run check` keeps of its last run, so that it only checks what changed since. */
const keptChecks = ['server.tsbuildinfo', 'browser.tsbuildinfo', 'datewright/fast-patterns.json'];

/** Builds what changed, and copies the builds of tools: only the other remotes and the shell contain the list of tools. */
async function copyToolBuilds(house: string): Promise<void> {
  const remotes = await listLocalRemotes();
  await buildChanged(
    [await readLocalShell(), ...remotes].map(({ folder }) => folder),
    () => {},
  );
  for (const { folder } of remotes.filter(({ card }) => card.tool)) {
    await cp(join(folder, 'dist'), join(house, relative(root, folder), 'dist'), { recursive: true });
  }
}

/** Copies this checkout, with what is built, for a test that changes it. The copy uses the packages that are installed here. */
export async function copyWorkspace() {
  const house = await realpath(await mkdtemp(join(tmpdir(), 'datewright-house-')));
  await cp(root, house, { recursive: true, filter: (path) => path === root || !skipped.has(basename(path)) });
  const own = new Set((await listWorkspaces(root)).map(({ name }) => name));
  for (const { folder } of [{ folder: root }, ...(await listWorkspaces(root))]) {
    const modules = join(folder, 'node_modules');
    const names = await readdir(modules).catch(() => []);
    if (names.length > 0) await linkPackages(modules, join(house, relative(root, modules)), own);
  }
  await copyToolBuilds(house);
  for (const file of keptChecks.map((name) => join('node_modules/.cache', name)))
    await cp(join(root, file), join(house, file)).catch(() => {});

  return {
    house,
    /** Links our own packages, as an installation does. */
    async linkOwn() {
      const scope = join(house, 'node_modules', '@datewright');
      await mkdir(scope, { recursive: true });
      for (const { name, folder } of await listWorkspaces(house)) {
        await symlink(folder, join(house, 'node_modules', name)).catch(() => {});
      }
    },
    /** Runs a program of the packages, or node, in the copy; returns its output. */
    async run(program: string, args: string[], env: Record<string, string> = {}) {
      const child = spawn(join(house, 'node_modules', '.bin', program), args, {
        cwd: house,
        env: { ...process.env, ...env },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      const [code] = await once(child, 'exit');
      return { code: code as number | null, output };
    },
    remove: () => rm(house, { recursive: true, force: true }),
  };
}

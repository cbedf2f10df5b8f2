import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ServerManifest, serverManifest } from '@datewright/contracts/prerender/render-page';
import { type ShellPage, shellPage } from '@datewright/contracts/prerender/shell-page';
import { shellCard } from '@datewright/contracts/registry/shell-card';
import { z } from '@datewright/contracts/zod';
import { StartError } from '@datewright/service-kit/errors/start-or-exit';

/** The part of the shell's build for server rendering. */
export interface ShellServer {
  page: ShellPage;
  manifest: ServerManifest;
  /** Code by hash. */
  files: Map<string, Buffer>;
  /** Identifies this build. */
  buildId: string;
}

/** The built shell, in memory. */
export interface Shell {
  /** `index.html` without a composition. */
  page: string;
  card: z.output<typeof shellCard>;
  /** Every other file, by path from the root. */
  files: Map<string, Buffer>;
  /** `undefined` for a build without server code; every page then renders in the browser. */
  server: ShellServer | undefined;
}

const separatelyServed = ['/index.html', '/shell.json'];
const serverPrefix = '/server/';

/** Reads the build that this edge was deployed with. Throws a `StartError` when there is none, or only a part of one. */
export async function loadShell(folder: string): Promise<Shell> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new StartError(`SHELL_DIR is no built shell: there is no ${folder}`);
  });
  const read = new Map<string, Buffer>();
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '');
    read.set(`/${name}`, await readFile(path));
  }
  const missing = findMissingFile(read);
  if (missing) throw new StartError(`SHELL_DIR is no built shell: ${missing} is missing`);
  return toShell(read);
}

/** The first file that a shell needs and a build does not have. */
export function findMissingFile(read: ReadonlyMap<string, Buffer>): string | undefined {
  const assets = [...String(read.get('/index.html')).matchAll(/"(\/assets\/[^"?#]+)/g)].map(([, path = '']) => path);
  return ['/index.html', '/shell.json', ...assets].find((name) => !read.has(name));
}

/** The shell with these files, by path from the root. */
export function toShell(read: ReadonlyMap<string, Buffer>): Shell {
  const text = (name: string) => String(read.get(name) ?? '');
  const card = z.parse(shellCard, JSON.parse(text('/shell.json')));
  const files = new Map(
    [...read].filter(([name]) => !separatelyServed.includes(name) && !name.startsWith(serverPrefix)),
  );
  const server = read.has(`${serverPrefix}page.json`) ? readShellServer(read) : undefined;
  return { page: text('/index.html'), card, files, server };
}

function readShellServer(read: ReadonlyMap<string, Buffer>): ShellServer {
  const json = (name: string) => JSON.parse(String(read.get(serverPrefix + name)));
  const manifest = z.parse(serverManifest, json('manifest.json'));
  const page = z.parse(shellPage, json('page.json'));
  const code = manifest.files.map(({ path, integrity }): [string, Buffer] => [
    integrity,
    read.get(serverPrefix + path) ?? Buffer.alloc(0),
  ]);
  const build = createHash('sha256')
    .update(JSON.stringify([page, manifest]))
    .digest('hex')
    .slice(0, 16);
  return { page, manifest, files: new Map(code), buildId: build };
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellCard } from '@datewright/contracts/registry/shell-card';
import { z } from '@datewright/contracts/zod';

/** The built shell, held in memory. */
export interface Shell {
  /** `index.html` before the composition is written into it. */
  page: string;
  card: z.output<typeof shellCard>;
  /** Every other file, by path from the root. */
  files: Map<string, Buffer>;
}

const apart = ['index.html', 'shell.json'];

/** Reads the build, or throws one sentence when there is none. */
export async function loadShell(folder: string): Promise<Shell> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error(`The shell is not built: there is no ${folder}.`);
  });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '');
    if (!apart.includes(name)) files.set(`/${name}`, await readFile(path));
  }
  const card = z.parse(shellCard, JSON.parse(await readFile(join(folder, 'shell.json'), 'utf8')));
  return { page: await readFile(join(folder, 'index.html'), 'utf8'), card, files };
}

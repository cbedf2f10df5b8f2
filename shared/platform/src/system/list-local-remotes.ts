import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writtenCard } from '@datewright/contracts/registry/card';
import { z } from '@datewright/contracts/zod';
import { root } from '../root.ts';

/** A remote's folder in this checkout, with its card. */
export interface LocalRemote {
  /** The name of its folder. */
  name: string;
  folder: string;
  card: z.output<typeof writtenCard>;
}

async function readLocal(folder: string): Promise<LocalRemote> {
  const card = z.parse(writtenCard, JSON.parse(await readFile(join(folder, 'mfe.json'), 'utf8')));
  return { name: basename(folder), folder, card };
}

/** The shell of this checkout, which is released like a remote. */
export const readLocalShell = (): Promise<LocalRemote> => readLocal(join(root, 'shell'));

/** Lists every remote of this checkout: the `mfe-*` folders with a card. */
export async function listLocalRemotes(): Promise<LocalRemote[]> {
  const folders = (await readdir(root)).filter((name) => name.startsWith('mfe-')).sort();
  const remotes = folders.map((name) => join(root, name)).filter((folder) => existsSync(join(folder, 'mfe.json')));
  return Promise.all(remotes.map(readLocal));
}

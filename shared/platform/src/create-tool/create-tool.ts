import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { reservedPaths } from '@datewright/contracts/reserved-paths';
import { tools } from '@datewright/contracts/tools';
import { listLocalRemotes } from '../system/list-local-remotes.ts';

export class ToolNameError extends Error {}

const templates = join(import.meta.dirname, '../../templates/tool');
const templateSuffix = '.tpl';

/** The values for the placeholders of the templates. */
function templateValues(name: string, title: string): [word: string, value: string][] {
  const order = Math.max(...tools.map((tool) => tool.order)) + 10;
  return [
    ['__tool__', name],
    ['__Tool__', name.charAt(0).toUpperCase() + name.slice(1)],
    ['__title__', title],
    ['__schema__', `${name}_answer`],
    ['__order__', String(order)],
  ];
}

/** A service of the compose file that is no folder of `services`. */
const databaseName = 'mongo';

function isReservedWord(name: string): boolean {
  try {
    return !new Script(`'use strict'; let ${name};`);
  } catch {
    return true;
  }
}

/** Who serves the page `/name` or what is below it. */
async function findPageOwner(name: string): Promise<string | undefined> {
  const isBelow = (path: string) => path.split('/')[1] === name;
  if (reservedPaths.some(isBelow)) return 'the platform';
  const remotes = await listLocalRemotes();
  return remotes.find(({ card }) =>
    [...card.routes, ...card.moved.map(({ from: path }) => ({ path }))].some(({ path }) => isBelow(path)),
  )?.name;
}

async function assertToolName(root: string, name: string, title: string): Promise<void> {
  if (!/^[a-z]{2,20}$/.test(name)) throw new ToolNameError('A tool’s name is one word of 2 to 20 small letters.');
  if (!/^[\p{L}\p{N} -]{2,30}$/u.test(title)) {
    throw new ToolNameError('What members call it has 2 to 30 letters, figures and spaces.');
  }
  if (name === databaseName || isReservedWord(name)) throw new ToolNameError(`A tool can’t be named ${name}.`);
  const folders = [name, `mfe-${name}`, `services/${name}`, `shared/contracts/src/${name}`];
  const taken = folders.find((folder) => existsSync(join(root, folder)));
  if (taken) throw new ToolNameError(`${taken} exists already.`);
  const owner = await findPageOwner(name);
  if (owner) throw new ToolNameError(`The page /${name} belongs to ${owner}.`);
}

/**
 * Writes contract, service and remote of a new tool into a checkout, and returns the paths of the files. Throws a
 * ToolNameError when the name can't be used; nothing is written then.
 */
export async function createTool(root: string, name: string, title: string): Promise<string[]> {
  const shown = title || name.charAt(0).toUpperCase() + name.slice(1);
  await assertToolName(root, name, shown);
  const words = templateValues(name, shown);
  const filled = (text: string) => words.reduce((done, [word, value]) => done.replaceAll(word, value), text);
  const entries = await readdir(templates, { recursive: true });
  const written: string[] = [];
  for (const template of entries.filter((entry) => entry.endsWith(templateSuffix)).sort()) {
    const file = filled(template.slice(0, -templateSuffix.length));
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), filled(await readFile(join(templates, template), 'utf8')));
    written.push(file);
  }
  return written;
}

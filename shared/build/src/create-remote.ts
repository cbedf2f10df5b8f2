import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from './errors.ts';

interface NewRemote {
  /** One word: the remote is `mfe_<name>`, and its page `/<name>`. */
  name: string;
  /** What visitors call it. */
  title: string;
  /** The team that publishes it. */
  owner: string;
}

type Dependencies = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;

const templates = join(import.meta.dirname, '../templates/remote');
const templateSuffix = '.tpl';
/** What `npm install` leaves in an empty folder, and a repository. */
const ignoredFiles = ['package.json', 'package-lock.json', 'node_modules', '.git'];

function assertValid(folder: string, { name, title, owner }: NewRemote): void {
  if (!/^[a-z]{2,20}$/.test(name)) throw new UsageError('--name is one word of 2 to 20 small letters.');
  if (!/^[\p{L}\p{N} -]{2,30}$/u.test(title)) throw new UsageError('--title has 2 to 30 letters, digits and spaces.');
  if (!/^[a-z][a-z-]{1,30}$/.test(owner)) throw new UsageError('--owner is a team in small letters.');
  const existing = existsSync(folder) ? readdirSync(folder) : [];
  const found = existing.find((file) => !ignoredFiles.includes(file));
  if (found) throw new UsageError(`${folder} is not empty: it has ${found}.`);
}

/** Takes the versions of our packages from what is installed in the folder, such as tarballs. */
function keepInstalled(manifest: string, folder: string): string {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return manifest;
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Dependencies;
  const installed = { ...dependencies, ...devDependencies };
  return manifest.replace(/"(@datewright\/\w+)": "[^"]*"/g, (line, name: string) =>
    installed[name] === undefined ? line : `"${name}": ${JSON.stringify(installed[name])}`,
  );
}

/**
 * Writes a small remote with a page and its test into a folder that is empty, or in which only packages are installed.
 * Returns the paths of its files. Throws a UsageError if the folder or a name can't be used; nothing is written then.
 */
export function createRemote(into: string, remote: NewRemote): string[] {
  const folder = resolve(into);
  assertValid(folder, remote);
  const { name, title, owner } = remote;
  const values: Record<string, string> = {
    __name__: name,
    __Name__: name.charAt(0).toUpperCase() + name.slice(1),
    __title__: title,
    __owner__: owner,
  };
  const fill = (text: string) =>
    Object.entries(values).reduce((done, [word, value]) => done.replaceAll(word, value), text);
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(templateSuffix))
    .sort()
    .map((file) => {
      const path = file.slice(0, -templateSuffix.length);
      const text = fill(readFileSync(join(templates, file), 'utf8'));
      return { path, text: path === 'package.json' ? keepInstalled(text, folder) : text };
    });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return files.map(({ path }) => path);
}

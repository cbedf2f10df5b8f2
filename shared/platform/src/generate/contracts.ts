import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorEntries } from '@datewright/contracts/error-entries';
import type { Tool } from '@datewright/contracts/tool';
import { root } from '../root.ts';

const source = join(root, 'shared/contracts/src');
const generatedNotice = '// Made by `npm run generate` from the folders beside this file.';

const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const foldersWith = (file: string) => folders.filter((folder) => existsSync(join(source, folder, file)));

/** The folders of all tools, in display order. */
async function listToolFolders(): Promise<string[]> {
  const found = await Promise.all(
    foldersWith('tool.ts').map(async (folder) => {
      const { tool }: { tool: Tool } = await import(join(source, folder, 'tool.ts'));
      return { folder, order: tool.order };
    }),
  );
  return found.sort((a, b) => a.order - b.order).map(({ folder }) => folder);
}

/** Generates the index of all tool descriptors, in display order. */
export async function generateToolsIndex(): Promise<string> {
  const inOrder = await listToolFolders();
  return [
    generatedNotice,
    ...[...inOrder].sort().map((folder) => `import { tool as ${folder} } from './${folder}/tool.ts';`),
    '',
    '/** Every tool, in the order in which pages show them. */',
    `export const tools = [${inOrder.join(', ')}] as const;`,
    '',
  ].join('\n');
}

/** Generates the index of what the tools store in a browser, in display order of the tools. */
export async function generateToolStorageIndex(): Promise<string> {
  const withStorage = new Set(foldersWith('storage.ts'));
  const inOrder = (await listToolFolders()).filter((folder) => withStorage.has(folder));
  return [
    generatedNotice,
    "import type { StorageItem } from './consent/storage-item.ts';",
    ...[...inOrder].sort().map((folder) => `import { storage as ${folder} } from './${folder}/storage.ts';`),
    '',
    '/** Everything that the tools may write into a browser: the cookie policy shows it, and signing out reads it. */',
    `export const toolStorage: readonly StorageItem[] = [${inOrder.map((folder) => `...${folder}`).join(', ')}];`,
    '',
  ].join('\n');
}

/** Generates the contract version of each service. */
export function generateServicesIndex(): string {
  const services = foldersWith('version.ts');
  return [
    generatedNotice,
    ...services.map((folder) => `import { version as ${folder} } from './${folder}/version.ts';`),
    '',
    '/** Contract version of each service, served by its `GET /version`. */',
    `export const serviceVersions = { ${services.join(', ')} } as const;`,
    '',
    'export type ContractService = keyof typeof serviceVersions;',
    '',
  ].join('\n');
}

/** Generates the index of errors that belong to a single service. Throws when two services use the same code. */
export async function generateErrorsIndex(): Promise<string> {
  const services = foldersWith('errors.ts');
  const homes = new Map<string, string>();
  for (const folder of services) {
    const { errors }: { errors: ErrorEntries } = await import(join(source, folder, 'errors.ts'));
    for (const code of Object.keys(errors)) {
      const other = homes.get(code);
      if (other) throw new Error(`The error ${code} is in ${other} and in ${folder}: move it to errors.ts.`);
      homes.set(code, folder);
    }
  }
  return [
    generatedNotice,
    ...services.map((folder) => `import { errors as ${folder} } from './${folder}/errors.ts';`),
    '',
    '/** Every error that one service alone answers. */',
    `export const serviceErrors = { ${services.map((folder) => `...${folder}`).join(', ')} } as const;`,
    '',
  ].join('\n');
}

const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'summary' in value;
const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Generates the index of every call of every service, for code that routes or documents them; never for browsers. */
export async function generateCallsIndex(): Promise<string> {
  const filesOf = (folder: string) => readdirSync(join(source, folder)).filter((file) => file.endsWith('.ts'));
  const files = folders.flatMap((folder) => filesOf(folder).map((file) => ({ folder, file })));
  const found = (
    await Promise.all(
      files.map(async ({ folder, file }) => {
        const module: Record<string, unknown> = await import(join(source, folder, file));
        const names = Object.keys(module).filter((name) => isCall(module[name]));
        return names.map((name) => ({ folder, file, name }));
      }),
    )
  ).flat();
  const isTwice = (name: string) => found.filter((other) => other.name === name).length > 1;
  const calls = found.map(({ folder, file, name }) => {
    const local = isTwice(name) ? folder + capitalize(name) : name;
    return { local, line: `import { ${local === name ? name : `${name} as ${local}`} } from './${folder}/${file}';` };
  });
  return [
    generatedNotice,
    ...calls.map(({ line }) => line),
    '',
    '/** Every call of every service. For servers only: a page that imports it would bundle all contracts. */',
    `export const calls = [${calls.map(({ local }) => local).join(', ')}];`,
    '',
  ].join('\n');
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { sharedModules } from '@datewright/build/shared-modules';
import { root } from '../../root.ts';

/** What remotes may use of the modules that the shell provides. */
export interface SdkReport {
  version: string;
  /** The declarations of the provided modules and of everything of ours that they mention, by path. */
  declarations: Map<string, string>;
  /** The paths of the provided modules themselves. */
  entries: string[];
}

/** The source file of a module of ours, from the `exports` of its package. */
async function findSource(module: string): Promise<string> {
  const [, name = '', ...rest] = module.split('/');
  const { exports } = JSON.parse(await readFile(join(root, 'shared', name, 'package.json'), 'utf8'));
  return join('shared', name, exports[['.', ...rest].join('/')]);
}

/** Writes the declarations of these files, and of all that they import, below `output`. */
function emitDeclarations(files: string[], output: string): void {
  const flags = ['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--noCheck', '--removeComments'];
  const source = ['--target', 'es2024', '--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx'];
  const places = ['--allowImportingTsExtensions', '--strict', '--rootDir', root, '--outDir', output];
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(tsc, [...flags, ...source, ...places, ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The declarations of the SDK could not be written: ${stdout}`);
}

/** The files that a file of declarations mentions. */
const listImports = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)].map(([, target = '']) =>
    join(dirname(path), target.replace(/\.tsx?$/, '.d.ts')),
  );

/** Describes what the shell provides to remotes, by the declarations that the compiler writes. */
export async function describeSdk(): Promise<SdkReport> {
  const own = sharedModules.filter((module) => module.startsWith('@datewright/'));
  const sources = await Promise.all(own.map(findSource));
  const output = await mkdtemp(join(tmpdir(), 'datewright-declarations-'));
  try {
    emitDeclarations(sources, output);
    const entries = sources.map((source) => source.replace(/\.tsx?$/, '.d.ts'));
    const declarations = new Map<string, string>();
    const waiting = entries.map((entry) => join(output, entry));
    for (const path of waiting) {
      const name = relative(output, path);
      if (declarations.has(name) || !existsSync(path)) continue;
      const text = await readFile(path, 'utf8');
      declarations.set(name, text);
      waiting.push(...listImports(path, text));
    }
    const { version } = JSON.parse(await readFile(join(root, 'shared/sdk/package.json'), 'utf8'));
    return { version, declarations: new Map([...declarations].sort()), entries };
  } finally {
    await rm(output, { recursive: true });
  }
}

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listWorkspaces } from './copy-workspace.ts';

/** The other workspaces that one workspace uses. */
interface WorkspaceUse {
  /** In its package.json, including devDependencies. */
  declared: Set<string>;
  /** In its source and tests, including types. */
  imported: Set<string>;
}

export type WorkspaceGraph = Map<string, WorkspaceUse>;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const importPattern =
  /(?:\bfrom|\bimport|\bresolve\(|\brequire\(|\bimport\(|\brequireActual\()\s*['"]((?:@[\w-]+\/)?[\w.-]+)/g;

async function readImports(folder: string): Promise<string[]> {
  const files = globSync('**/*.{ts,tsx,js,mjs,cjs}', {
    cwd: folder,
    exclude: (path) => /(^|[\\/])(node_modules|dist|templates)$/.test(String(path)),
  });
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(importPattern)].map(([, name]) => name ?? ''));
}

export async function readWorkspaceGraph(root: string): Promise<WorkspaceGraph> {
  const workspaces = await listWorkspaces(root);
  const names = new Set(workspaces.map(({ name }) => name));
  const uses = workspaces.map(async ({ name, folder }): Promise<[string, WorkspaceUse]> => {
    const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const { dependencies, devDependencies, peerDependencies } = manifest;
    const isOther = (used: string) => used !== name && names.has(used);
    return [
      name,
      {
        declared: new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).filter(isOther)),
        imported: new Set((await readImports(folder)).filter(isOther)),
      },
    ];
  });
  return new Map(await Promise.all(uses));
}

/** Each circle as the path that leads back to its start, such as `a → b → a`. */
export function findCircles(graph: WorkspaceGraph): string[] {
  const circles: string[] = [];
  const finished = new Set<string>();
  const visit = (name: string, path: string[]): void => {
    const start = path.indexOf(name);
    if (start >= 0) {
      circles.push([...path.slice(start), name].join(' → '));
      return;
    }
    if (finished.has(name)) return;
    const { declared, imported } = graph.get(name) ?? { declared: [], imported: [] };
    for (const used of new Set([...declared, ...imported])) visit(used, [...path, name]);
    finished.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return circles;
}

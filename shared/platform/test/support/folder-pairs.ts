import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const importPattern = /(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]/g;

const isInside = (folder: string, other: string) => folder === other || folder.startsWith(`${other}/`);

/** What each file of a folder imports of other folders by path. A folder and those inside it count as one. */
function readFolderImports(root: string): Map<string, Map<string, string>> {
  const files = globSync(
    ['shell', 'mfe-*', 'services/*', 'shared/*'].map((name) => `${name}/src/**/*.{ts,tsx}`),
    {
      cwd: root,
    },
  ).map((file) => file.replaceAll('\\', '/'));
  const imports = new Map<string, Map<string, string>>();
  for (const file of files) {
    const folder = posix.dirname(file);
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(importPattern)) {
      const target = posix.dirname(posix.join(folder, path));
      if (isInside(folder, target) || isInside(target, folder)) continue;
      const known = imports.get(folder) ?? new Map<string, string>();
      imports.set(folder, known.set(target, `${file} imports ${posix.join(folder, path)}`));
    }
  }
  return imports;
}

/** Each two folders of which both import the other, with an import of either side. */
export function findMutualImports(root: string): string[] {
  const imports = readFolderImports(root);
  return [...imports].flatMap(([folder, targets]) =>
    [...targets].flatMap(([target, example]) => {
      const back = imports.get(target)?.get(folder);
      return back && folder < target ? [`${example}, ${back}`] : [];
    }),
  );
}

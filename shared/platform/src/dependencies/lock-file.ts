import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One version of a package in `package-lock.json`. */
export interface LockedPackage {
  name: string;
  version: string;
  /** The folders where it is installed. */
  paths: string[];
  license: string | undefined;
  integrity: string | undefined;
  resolved: string | undefined;
  hasInstallScript: boolean;
  dependencies: string[];
  /** Only needed for development and tests. */
  dev: boolean;
}

interface Entry {
  name?: string;
  version?: string;
  link?: boolean;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  lockfileVersion: number;
  packages: Record<string, Entry>;
}

export const readLockFile = (root: string): LockFile =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

const packagesFolder = 'node_modules/';

/** Lists every third-party package of a lock file by `name@version`, without duplicates. */
export function listLockedPackages({ packages }: LockFile): Map<string, LockedPackage> {
  const found = new Map<string, LockedPackage>();
  for (const [path, entry] of Object.entries(packages)) {
    const at = path.lastIndexOf(packagesFolder);
    if (at < 0 || entry.link) continue;
    const { name = path.slice(at + packagesFolder.length), version = '' } = entry;
    const before = found.get(`${name}@${version}`);
    found.set(`${name}@${version}`, {
      name,
      version,
      paths: [...(before?.paths ?? []), path],
      license: entry.license,
      integrity: entry.integrity,
      resolved: entry.resolved,
      hasInstallScript: (before?.hasInstallScript ?? false) || entry.hasInstallScript === true,
      dependencies: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
      dev: (before?.dev ?? true) && entry.dev === true,
    });
  }
  return found;
}

/** The path and the dependencies of one of our own package.json files. */
export interface OwnPackage {
  path: string;
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Reads the package.json files of this checkout: that of the root and those of all workspaces. */
export function listOwnPackages(root: string): OwnPackage[] {
  const folders = ['services', 'shared'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  const top = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return ['', ...top, ...folders].flatMap((path) => {
    try {
      const file = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
      return [
        { path, name: file.name, dependencies: file.dependencies ?? {}, devDependencies: file.devDependencies ?? {} },
      ];
    } catch {
      return [];
    }
  });
}

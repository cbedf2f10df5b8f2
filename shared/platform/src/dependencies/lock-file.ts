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
  /** Only developers' tools and tests need it. */
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

/** Every foreign package of a lock file by `name@version`, each once. */
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

/** What a package file of ours asks for: its place, and each range by the kind of dependency. */
export interface OwnPackage {
  path: string;
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The package files of this checkout: the root's, and those of every workspace. */
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

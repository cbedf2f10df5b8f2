import type { KnownDependencies } from './known-dependencies.ts';
import { type LockFile, listLockedPackages, type OwnPackage } from './lock-file.ts';

/** The minimum age of a version in days: most hijacked releases are withdrawn sooner. */
export const minAgeDays = 14;

/**
 * SPDX licenses that are allowed in a product that is not open source. LGPL covers libraries that are loaded, not
 * linked.
 */
const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

const exactVersion = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
const range = /^[~^]?\d+\.\d+\.\d+(-[\w.-]+)?$/;

/** True when one side of each OR and every side of each AND is allowed. */
export function isAllowedLicense(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((side) => side.split(' AND ').every((name) => allowedLicenses.has(name.trim())));
}

/**
 * Finds dependencies that are not pinned: each one needs an entry in the lock file, with an exact version and its hash.
 */
export function findUnpinned(lock: LockFile, own: OwnPackage[]): string[] {
  const faults: string[] = [];
  if (lock.lockfileVersion !== 3) faults.push('package-lock.json is not of version 3.');
  for (const { path, dependencies, devDependencies } of own) {
    const entry = lock.packages[path];
    const locked: Record<string, string> = { ...entry?.dependencies, ...entry?.devDependencies };
    for (const [name, asked] of Object.entries({ ...dependencies, ...devDependencies })) {
      const where = `${path || 'the root'}: ${name}`;
      if (!range.test(asked)) faults.push(`${where} asks for “${asked}”, which is no version and no ^ or ~ range.`);
      // A new package of ours may be missing from the lock file; its dependencies may not.
      const isLocked = entry ? locked[name] === asked : lock.packages[`node_modules/${name}`] !== undefined;
      if (!isLocked) faults.push(`${where} asks for “${asked}”, and package-lock.json does not know it.`);
    }
  }
  const locked = listLockedPackages(lock);
  const lockedNames = new Set([...locked.values()].map(({ name }) => name));
  for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
    // `npm ci` refuses a lock file that lacks the binaries of another platform. npm leaves them out when it writes the
    // file beside an installed node_modules.
    for (const name of Object.keys(optionalDependencies)) {
      if (!lockedNames.has(name)) faults.push(`${path} may need ${name}, and package-lock.json does not know it.`);
    }
  }
  for (const [id, { version, integrity = '', resolved }] of locked) {
    if (!exactVersion.test(version)) faults.push(`${id} has no exact version.`);
    if (!integrity.startsWith('sha512-')) faults.push(`${id} has no sha512 hash.`);
    if (resolved !== undefined) faults.push(`${id} comes from ${resolved.split(':')[0]}: an address of its own.`);
  }
  return faults;
}

/** Finds packages without a license, or with one that is not allowed. */
export function findLicenseFaults(lock: LockFile, known: KnownDependencies): string[] {
  return [...listLockedPackages(lock)].flatMap(([id, { license = known.licenses[id] }]) => {
    if (!license) return [`${id} names no license: read its own, and put it under "licenses" of dependencies.json.`];
    return isAllowedLicense(license) ? [] : [`${id} has the license ${license}, which is not allowed.`];
  });
}

/**
 * Install scripts run with all rights of the user who installs, so `allowScripts` of the root's package.json lists the
 * packages that may have one.
 */
export function findScriptFaults(lock: LockFile, allowed: string[]): string[] {
  const packages = [...listLockedPackages(lock).values()];
  const names = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  return [
    ...[...names]
      .filter((name) => !allowed.includes(name))
      .map((name) => `${name} has an install script, and is not under allowScripts.`),
    ...allowed
      .filter((name) => !names.has(name))
      .map((name) => `${name} is under allowScripts, and has no install script.`),
  ];
}

const daysBetween = (from: string, to: Date) => (to.getTime() - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

export interface AgeReport {
  faults: string[];
  /** Versions that have been in the lock file for less than the minimum age and whose publish date is unknown. */
  unknownAge: string[];
}

/** Finds versions that are too young or not recorded, and lists those of unknown age. */
export function findTooNew(lock: LockFile, known: KnownDependencies, now: Date): AgeReport {
  const ages: AgeReport = { faults: [], unknownAge: [] };
  for (const id of listLockedPackages(lock).keys()) {
    const published = known.published[id];
    const seen = known.firstSeen[id];
    if (!published && !seen) ages.faults.push(`${id} is new: run \`npm run dependencies\`.`);
    else if (published && daysBetween(published, now) < minAgeDays && !known.youngByReason[id]) {
      ages.faults.push(`${id} was published on ${published}: that is less than ${minAgeDays} days ago.`);
    } else if (!published && seen && daysBetween(seen, now) < minAgeDays) ages.unknownAge.push(id);
  }
  return ages;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type RemoteCard, unwrittenRange } from '@datewright/contracts/registry/card';
import { serviceVersions } from '@datewright/contracts/services';
import type { Rspack } from '@rsbuild/core';
import semver from 'semver';
import { UsageError } from './errors.ts';

/** Modules of the contracts' folders, in the repository or as an installed package. */
const contractModule = /[\\/]contracts[\\/](?:src|dist)[\\/][a-z-]+[\\/][^\\/]+\.[cm]?[jt]s$/;

/** A call to a service, as a contract exports it. */
interface ExportedCall {
  service: string;
  method: string;
  path: string;
}
const isCall = (value: unknown): value is ExportedCall =>
  typeof value === 'object' && value !== null && ['service', 'method', 'path'].every((key) => key in value);

/** The services that a build calls. */
export async function listBuiltCalls(stats: Rspack.Stats): Promise<string[]> {
  const files = [...stats.compilation.modules]
    .flatMap((built) => [built, ...('modules' in built ? (built.modules as Rspack.Module[]) : [])])
    .map((built) => built.nameForCondition());
  const contracts = new Set(files.filter((file) => file && contractModule.test(file)));
  const services = new Set<string>();
  for (const file of contracts) {
    const exported: Record<string, unknown> = await import(pathToFileURL(String(file)).href);
    for (const { service } of Object.values(exported).filter(isCall)) services.add(service);
  }
  return [...services].sort();
}

type Needs = Pick<RemoteCard['needs'], 'sdk' | 'services'>;

/** A range of the card, which may also allow older versions; otherwise every version that keeps what `built` has. */
function settleRange(field: string, written: string | undefined, built: string): string {
  if (written === undefined || written === unwrittenRange) return `^${built}`;
  if (semver.satisfies(built, written)) return written;
  throw new UsageError(`${field} in mfe.json is ${written}, but this build is made with ${built}.`);
}

/**
 * What a build needs of the live shell and services: the versions that it was made with, or the ranges of its card. Throws a
 * UsageError for a range that the build contradicts: with a version outside of it, or by calling no such service, because the
 * registry would then hold back releases of that service for nothing.
 */
export function findNeeds(
  written: Needs,
  services: readonly string[],
  sdk: string,
  versions: Readonly<Record<string, string>> = serviceVersions,
): Needs {
  const unused = Object.keys(written.services).filter((service) => !services.includes(service));
  if (unused.length > 0) {
    throw new UsageError(`needs.services in mfe.json names ${unused.join(', ')}, which the code does not call.`);
  }
  const ranges = new Map(Object.entries(written.services));
  return {
    sdk: settleRange('needs.sdk', written.sdk, sdk),
    services: Object.fromEntries(
      services.map((service) => [
        service,
        settleRange(`needs.services.${service}`, ranges.get(service), versions[service] ?? '0.0.0'),
      ]),
    ),
  };
}

/** Adds what a build needs, and the version of its card, to its federation manifest, where `mfe publish` reads them. */
export function writeBuildInfo(manifestFile: string, info: { needs: Needs; builtVersion: string }): void {
  const manifest: object = JSON.parse(readFileSync(manifestFile, 'utf8'));
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, ...info }));
}

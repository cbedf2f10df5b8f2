import { pathToFileURL } from 'node:url';
import type { RemoteCard } from '@datewright/contracts/registry/card';
import type { Rspack } from '@rsbuild/core';
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

/** The services that a build calls, each with the path of one call. */
export async function listBuiltCalls(stats: Rspack.Stats): Promise<Map<string, string>> {
  const files = [...stats.compilation.modules]
    .flatMap((built) => [built, ...('modules' in built ? (built.modules as Rspack.Module[]) : [])])
    .map((built) => built.nameForCondition());
  const contracts = new Set(files.filter((file) => file && contractModule.test(file)));
  const calls = new Map<string, string>();
  for (const file of contracts) {
    const exported: Record<string, unknown> = await import(pathToFileURL(String(file)).href);
    for (const { service, path } of Object.values(exported).filter(isCall)) calls.set(service, path);
  }
  return calls;
}

/** Throws a UsageError that names each service which a remote calls and its card does not name in `needs`. */
export function assertNeeds({ name, needs }: Pick<RemoteCard, 'name' | 'needs'>, calls: Map<string, string>): void {
  const missing = [...calls].filter(([service]) => !Object.hasOwn(needs.services, service));
  if (missing.length === 0) return;
  const each = missing.map(([service, path]) => `${service} (${path})`).join(', ');
  throw new UsageError(`${name} calls services that needs.services in mfe.json does not name: ${each}.`);
}

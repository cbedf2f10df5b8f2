import { existsSync, readdirSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tools } from '@datewright/contracts/tools';
import { z } from '@datewright/contracts/zod';
import { root } from '../root.ts';

type Settings = z.core.$ZodType & { shape: Record<string, z.core.$ZodType> };

/** Every service of this checkout, by folder name. */
export const allServices = readdirSync(join(root, 'services'))
  .filter((name) => existsSync(join(root, 'services', name, 'src', 'config.ts')))
  .sort();

/** All services but the sandbox, which never runs in production. */
export const shippedServices = allServices.filter((name) => name !== 'sandbox');

/** The tools whose service is in this checkout. */
export const toolServices = tools.filter(({ service }) => allServices.includes(service)).map(({ service }) => service);

const platformServices = new Set(['edge', 'registry', 'renderer', 'sandbox', 'trial']);

/** The services that store data of members and answer browsers. */
export const businessServices = allServices.filter((name) => !platformServices.has(name));

/** The services with their own token for the account service, which they ask for ended sessions and deleted members. */
export const accountClients = businessServices.filter((name) => name !== 'account');

/** Loads the environment schema of a service: `<name>Config` of its `src/config.ts`. */
export async function loadSettings(service: string): Promise<Settings> {
  const module = await import(join(root, 'services', service, 'src', 'config.ts'));
  return module[`${service}Config`];
}

/** True for a setting that a service can not start without in production. */
export const isRequired = (setting: z.core.$ZodType) =>
  z.globalRegistry.get(setting)?.isRequiredInProduction === true || !z.safeParse(setting, undefined).success;

/**
 * Megabytes of each half of V8's young generation. It grows to 64 otherwise, when a process loads its modules or under
 * load, and never shrinks: some 50 MB of every service.
 */
const maxSemiSpace = 8;
export const commonNodeFlags = [`--max-semi-space-size=${maxSemiSpace}`];

/**
 * glibc keeps one heap for all threads of a process. It makes one for each thread otherwise, up to eight for each
 * processor, and hardly returns what was freed in them: a third of the edge's memory under load. Blocks from 128 KB on
 * go back to the system as soon as they are freed, and so does the end of the heap. glibc raises both limits at the
 * first large block otherwise, and a service keeps what it used while it started.
 */
export const memoryEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The Node flags of a service: the common ones, and those in the `node-flags` of one that runs with fewer rights. */
export async function readNodeFlags(service: string): Promise<string[]> {
  const words = await readFile(join(root, 'services', service, 'node-flags'), 'utf8').catch(() => '');
  if (words === '') return commonNodeFlags;
  // Relative paths in the file are relative to the root of the project.
  const own = words.split('\n').filter(Boolean);
  const packages = `--allow-fs-read=${await findPackagesFolder()}`;
  const flags = own.map((word) => word.replace('=./', `=${root}/`));
  return [...new Set([...commonNodeFlags, ...flags, packages])];
}

/** The real folder of the packages: in a copy of the project they may be links. */
async function findPackagesFolder(): Promise<string> {
  const express = await realpath(join(root, 'node_modules/express'));
  return dirname(express);
}

import { existsSync, readdirSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tools } from '@datewright/contracts/tools';
import { z } from '@datewright/contracts/zod';
import { root } from '../root.ts';

type Settings = z.core.$ZodType & { shape: Record<string, z.core.$ZodType> };

/** Every service of this checkout, by its folder. */
export const allServices = readdirSync(join(root, 'services'))
  .filter((name) => existsSync(join(root, 'services', name, 'src', 'config.ts')))
  .sort();

/** Those that run where members are: the sandbox never does. */
export const shippedServices = allServices.filter((name) => name !== 'sandbox');

/** The tools whose service stands in this checkout. */
export const toolServices = tools.filter(({ service }) => allServices.includes(service)).map(({ service }) => service);

const platformServices = new Set(['edge', 'registry', 'renderer', 'sandbox']);

/** The services that keep members' data and answer browsers. */
export const businessServices = allServices.filter((name) => !platformServices.has(name));

/** Those that the account service knows by a token of their own: they ask it who is out, and whom to erase. */
export const accountClients = businessServices.filter((name) => name !== 'account');

/** What a service reads from its environment: the schema that its `src/config.ts` exports as `<name>Config`. */
export async function loadSettings(service: string): Promise<Settings> {
  const module = await import(join(root, 'services', service, 'src', 'config.ts'));
  return module[`${service}Config`];
}

/** True for a setting without which its service does not start. */
export const isRequired = (setting: z.core.$ZodType) => !z.safeParse(setting, undefined).success;

/** What Node is told before it runs a service: the words of its `node-flags`, where it has less rights than others. */
export async function readNodeFlags(service: string): Promise<string[]> {
  const words = await readFile(join(root, 'services', service, 'node-flags'), 'utf8').catch(() => '');
  if (words === '') return [];
  // Its paths are those of the project, wherever one starts it.
  const flags = words.split('\n').filter(Boolean);
  const packages = `--allow-fs-read=${await findPackagesFolder()}`;
  return [...new Set([...flags.map((word) => word.replace('=./', `=${root}/`)), packages])];
}

/** Where packages truly lie: in a copy of the project they may be links to another folder. */
async function findPackagesFolder(): Promise<string> {
  const express = await realpath(join(root, 'node_modules/express'));
  return dirname(express);
}

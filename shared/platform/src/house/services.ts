import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

const ofThePlatform = new Set(['edge', 'registry', 'sandbox']);

/** The services that keep members' data and answer browsers. */
export const businessServices = allServices.filter((name) => !ofThePlatform.has(name));

/** What a service reads from its environment: the schema that its `src/config.ts` exports as `<name>Config`. */
export async function settingsOf(service: string): Promise<Settings> {
  const module = await import(join(root, 'services', service, 'src', 'config.ts'));
  return module[`${service}Config`];
}

/** True for a setting without which its service does not start. */
export const isRequired = (setting: z.core.$ZodType) => !z.safeParse(setting, undefined).success;

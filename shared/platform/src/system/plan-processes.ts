import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { allServices, nodeFlagsOf, settingsOf } from '../house/services.ts';
import { root } from '../root.ts';
import { localSettings, type Surroundings, type SystemSettings } from './local-settings.ts';
import type { Secrets } from './secrets.ts';
import type { ProcessPlan } from './supervisor.ts';

/** Of what the system knows, and of the environment, what this service's config reads. */
async function environmentOf(service: string, around: Surroundings): Promise<Record<string, string>> {
  const known = localSettings(around, service);
  const { shape } = await settingsOf(service);
  const named = Object.keys(shape).map((name) => [name, name in known ? known[name] : process.env[name]]);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/** Every process of the product on this machine, with all that it needs to know of the others. */
export async function planProcesses(
  settings: SystemSettings,
  mongoUri: string,
  teams: string[],
  secret: Secrets,
): Promise<Record<string, ProcessPlan>> {
  const ports = new Map([
    ['edge', settings.port],
    ['sandbox', settings.sandboxPort],
  ]);
  for (const name of allServices) if (!ports.has(name)) ports.set(name, await freePort());
  const portOf = (name: string) => ports.get(name) ?? 0;
  const urlOf = (name: string) => `http://127.0.0.1:${portOf(name)}`;
  const around = { ...settings, mongoUri, teams, secret, urlOf, portOf, smtpPort: await freePort() };
  const plans = await Promise.all(
    allServices.map(async (name): Promise<[string, ProcessPlan]> => {
      const main = join(root, 'services', name, 'src', 'main.ts');
      const env = { ...(await environmentOf(name, around)), ...settings.env?.[name] };
      // Whoever listens at a second port can not run beside its successor.
      const handsOver = name !== 'sandbox' && env.METRICS_PORT === undefined;
      return [name, { name, url: urlOf(name), main, env, flags: await nodeFlagsOf(name), handsOver }];
    }),
  );
  return Object.fromEntries(plans);
}

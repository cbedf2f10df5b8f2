import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { root } from '../root.ts';
import { allServices, loadSettings, readNodeFlags } from '../workspace/services.ts';
import { localSettings, type SystemContext, type SystemSettings } from './local-settings.ts';
import type { Secrets } from './secrets.ts';
import type { ProcessPlan } from './supervisor.ts';

/** Selects the settings that the service's config declares, from the known ones or the environment. */
async function buildEnvironment(service: string, around: SystemContext): Promise<Record<string, string>> {
  const known = localSettings(around, service);
  const { shape } = await loadSettings(service);
  const named = Object.keys(shape).map((name) => [name, name in known ? known[name] : process.env[name]]);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/** Plans every process of the product on this machine, with the settings to reach the others. */
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
  const planned = allServices.filter((name) => name !== 'trial' || settings.trials);
  for (const name of planned) if (!ports.has(name)) ports.set(name, await findFreePort());
  const portOf = (name: string) => ports.get(name) ?? 0;
  const urlOf = (name: string) => `http://127.0.0.1:${portOf(name)}`;
  const around = { ...settings, mongoUri, teams, secret, urlOf, portOf, smtpPort: await findFreePort() };
  const plans = await Promise.all(
    planned.map(async (name): Promise<[string, ProcessPlan]> => {
      const main = join(root, 'services', name, 'src', 'main.ts');
      const env = { ...(await buildEnvironment(name, around)), ...settings.env?.[name] };
      // A process with a second port can't run beside its successor.
      const handsOver = name !== 'sandbox' && env.METRICS_PORT === undefined;
      return [
        name,
        { name, url: urlOf(name), main, env, flags: await readNodeFlags(name), handsOverSocket: handsOver },
      ];
    }),
  );
  return Object.fromEntries(plans);
}

import type { ProcessPlan } from '@datewright/platform/system/supervisor';
import { type Link, startLink } from './link.ts';

/** By what they connect: `database`, or caller and called such as `edge-chatpad`. */
export type Links = Map<string, Link>;

const portOf = (url: string) => Number(new URL(url).port);

/**
 * Puts a link between every service and the database, and between every two services one of which is given the address
 * of the other. The edge is not a target: its address is also the public one.
 */
export async function linkProcesses(plans: Record<string, ProcessPlan>): Promise<Links> {
  const links: Links = new Map();
  const named = new Map<number, string>();
  for (const { name, url } of Object.values(plans)) if (name !== 'edge') named.set(portOf(url), name);
  const { MONGODB_URI = '' } = plans.account?.env ?? {};
  named.set(portOf(MONGODB_URI), 'database');

  async function portBetween(caller: string, port: number): Promise<number> {
    const called = named.get(port);
    if (!called || called === caller) return port;
    const name = called === 'database' ? called : `${caller}-${called}`;
    const link = links.get(name) ?? (await startLink(port));
    links.set(name, link);
    return link.port;
  }

  for (const { name, env } of Object.values(plans)) {
    for (const [setting, value] of Object.entries(env)) {
      const parts = value.split(/(?<=:\/\/(?:127\.0\.0\.1|localhost):)(\d+)/);
      // Every second part is a port.
      for (let at = 1; at < parts.length; at += 2) parts[at] = String(await portBetween(name, Number(parts[at])));
      env[setting] = parts.join('');
    }
  }
  return links;
}

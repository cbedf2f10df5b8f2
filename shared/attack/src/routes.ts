import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionEndpoint, Audience, Call } from '@datewright/contracts/call';
import { z } from '@datewright/contracts/zod';
import { root } from '@datewright/platform/root';
import type { Schema } from './schema.ts';

/** One call of the contracts, or one action of a function set: whatever can be asked. */
export interface Route {
  name: string;
  service: string;
  method: Call['method'];
  /** Express path. */
  path: string;
  audience: Audience;
  params: Schema;
  query: Schema;
  body: Schema;
  /** Which of a function set. */
  action?: string;
}

const none = z.object({});
const isDeclared = (value: unknown): value is Call | ActionEndpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'summary' in value;

function toRoutes(name: string, declared: Call | ActionEndpoint): Route[] {
  if (!('actions' in declared)) return [{ ...declared, name }];
  return Object.entries(declared.actions).map(([action, { payload }]) => {
    const body = z.object({ action: z.literal(action), payload });
    const { service, path, audience } = declared;
    return {
      name: `${name}.${action}`,
      service,
      path,
      audience,
      method: 'POST',
      params: none,
      query: none,
      body,
      action,
    };
  });
}

/** Every call that contracts declare, found in their files: a new tool's calls are attacked from their first day. */
export async function listRoutes(): Promise<Route[]> {
  const folder = join(root, 'shared/contracts/src');
  const modules = await Promise.all(
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file): Promise<Record<string, unknown>> => import(join(folder, file))),
  );
  const found = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (isDeclared(value) ? toRoutes(name, value) : [])),
  );
  // Two tools may have calls of one name.
  return found.map((route) => ({ ...route, name: `${route.service} ${route.name}` }));
}

export const isServiceCall = ({ audience }: Route) =>
  audience === 'service' || audience === 'publisher' || audience === 'vendor';
/** What members are refused: members' calls of the marketing service are the desk's. Their own data an admin has too. */
export const isForAdmins = ({ service, audience }: Route) => service === 'marketing' && audience === 'member';
/** Whom the edge passes on. */
export const isPublic = ({ path }: Route) => !path.startsWith('/internal');

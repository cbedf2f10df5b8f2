import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionEndpoint, Audience, Call } from '@datewright/contracts/call';
import { z } from '@datewright/contracts/zod';
import { root } from '@datewright/platform/root';
import type { Schema } from './schema.ts';

/** One call of the contracts, or one action of a call with several actions. */
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
  /** The name of the action, for a call with several actions. */
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

/**
 * Every call that the contracts declare, found in their files: the calls of a new tool are attacked from the first day.
 */
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
  // Two tools may have calls of the same name.
  return found.map((route) => ({ ...route, name: `${route.service} ${route.name}` }));
}

export const isServiceCall = ({ audience }: Route) =>
  audience === 'service' || audience === 'publisher' || audience === 'vendor';
/** Member calls of the marketing service belong to the blog admin. Admins also have data of their own. */
export const isForAdmins = ({ service, audience }: Route) => service === 'marketing' && audience === 'member';
/** True for calls that the edge routes. */
export const isPublic = ({ path }: Route) => !path.startsWith('/internal');

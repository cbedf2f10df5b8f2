import { getCanaryHealth } from '@datewright/contracts/registry/get-canary-health';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { assertOwnRemote } from '../use-cases/find-own-version.ts';
import { readCanaryHealth } from '../use-cases/read-canary-health.ts';
import type { Route } from './route.ts';

export const canaryHealthRoute: Route = (routes, context) => {
  routes.call(getCanaryHealth, async ({ caller, params: { name } }) => {
    await assertOwnRemote(context, caller.name, name);
    const release = await context.releases.find(name);
    if (!release) throw new AppError('version_not_found');
    return readCanaryHealth(context, release);
  });
};

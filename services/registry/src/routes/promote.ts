import { promoteVersion as promoteCall } from '@datewright/contracts/registry';
import type { RegistryRouter } from '../app.ts';
import type { AppContext } from '../context.ts';
import { promoteVersion } from '../use-cases/promote-version.ts';

export function addPromote(routes: RegistryRouter, context: AppContext): void {
  routes.call(promoteCall, ({ caller, params, body }) =>
    promoteVersion(context, caller.name, params.name, body.version),
  );
}

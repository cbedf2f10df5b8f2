import { getComposition } from '@datewright/contracts/registry';
import type { RegistryRouter } from '../app.ts';
import type { AppContext } from '../context.ts';
import { compose } from '../use-cases/compose.ts';

export function addComposition(routes: RegistryRouter, context: AppContext): void {
  routes.call(getComposition, ({ query }) => compose(context, query.visitor));
}

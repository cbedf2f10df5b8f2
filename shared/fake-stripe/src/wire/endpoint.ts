import type { z } from '@datewright/contracts/zod';
import type { StripeContext } from '../stripe-context.ts';

type Method = 'GET' | 'POST' | 'DELETE';
/** Ids by their name in the path. */
export type PathIds = Record<string, string>;

/** One call of the API. `expand` is taken care of around it. */
export interface Endpoint {
  method: Method;
  path: string;
  params: z.core.$ZodType;
  handle(context: StripeContext, params: never, ids: PathIds): object;
}

export function endpoint<Schema extends z.core.$ZodType>(
  method: Method,
  path: string,
  params: Schema,
  handle: (context: StripeContext, params: z.output<Schema>, ids: PathIds & { id: string }) => object,
): Endpoint {
  return { method, path, params, handle: handle as Endpoint['handle'] };
}

import type { z } from '@datewright/contracts/zod';
import type { StripeContext } from '../stripe-context.ts';

type Method = 'GET' | 'POST' | 'DELETE';
/** Ids from the path, by parameter name. */
export type PathIds = Record<string, string>;

/** One API call. `expand` is handled by the caller. */
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

import type { Call } from '@datewright/contracts/call';
import { callUrl } from '@datewright/contracts/call-url';
import { errorBody } from '@datewright/contracts/errors';
import { z } from '@datewright/contracts/zod';
import { RefusedError, UnreachableError } from './errors.ts';

export interface RegistryAccess {
  /** The origin of the registry, or of an edge in front of it. */
  registryUrl: string;
  /** The publish token of the team that owns the remote. */
  token?: string;
}

interface RequestOptions<C extends Call> {
  query?: z.input<C['query']>;
  /** JSON, or a packed file. */
  body?: z.input<C['body']> | Uint8Array<ArrayBuffer>;
}

/**
 * Calls the registry. Throws a RefusedError with its message and each wrong field, or an UnreachableError when nothing
 * answers.
 */
export async function callRegistry<C extends Call>(
  { registryUrl, token }: RegistryAccess,
  call: C,
  params: z.input<C['params']>,
  { query, body }: RequestOptions<C> = {},
): Promise<z.output<C['response']>> {
  const isFile = body instanceof Uint8Array;
  let response: Response;
  try {
    response = await fetch(new URL(callUrl(call.path, params, query), registryUrl), {
      method: call.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': isFile ? 'application/gzip' : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new UnreachableError(`The registry at ${registryUrl} does not answer.`);
  }
  const answer: unknown = await response.json().catch(() => null);
  const parsed = z.safeParse(call.response, answer);
  if (response.ok && parsed.success) return parsed.data as z.output<C['response']>;
  const refusal = z.safeParse(errorBody, answer);
  if (!refusal.success)
    throw new UnreachableError(`The registry at ${registryUrl} answered ${response.status} with something unexpected.`);
  throw new RefusedError(refusal.data.error);
}

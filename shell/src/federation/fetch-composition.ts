import { type Composition, composition, getComposition } from '@datewright/contracts/registry/get-composition';
import { z } from '@datewright/contracts/zod';

const timeout = 4000;

/** Asks the registry. Throws when it does not answer in time or not with a composition. */
export async function fetchComposition(): Promise<Composition> {
  const response = await fetch(getComposition.path, { signal: AbortSignal.timeout(timeout) });
  return z.parse(composition, await response.json());
}

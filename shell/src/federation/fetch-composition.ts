import { type Composition, composition, getComposition } from '@datewright/contracts/registry/get-composition';
import { z } from '@datewright/contracts/zod';

const timeout = 4000;

/** Fetches the composition from the registry. Throws on a timeout or an invalid response. */
export async function fetchComposition(): Promise<Composition> {
  const response = await fetch(getComposition.path, { signal: AbortSignal.timeout(timeout) });
  return z.parse(composition, await response.json());
}

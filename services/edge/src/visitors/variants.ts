import { createHash } from 'node:crypto';
import { experiments } from '@datewright/contracts/experiments';

/** The variant of each experiment, by its name. */
export type Variants = Record<string, string>;

/**
 * The variants that one visitor sees, derived from the visitor id, so that they stay the same without another cookie.
 */
export function assignVariants(visitor: string): Variants {
  return Object.fromEntries(
    experiments.map(({ name, variants }) => {
      const hash = createHash('sha256').update(`${visitor}:${name}`).digest().readUInt32BE(0);
      return [name, variants[hash % variants.length] ?? variants[0]];
    }),
  );
}

/** The variants that a query names; others in it are ignored. */
export function readVariants(query: Record<string, unknown>): Variants {
  const named = experiments.flatMap(({ name, variants }) => {
    const variant = variants.find((one) => one === query[name]);
    return variant === undefined ? [] : [[name, variant]];
  });
  return Object.fromEntries(named);
}

/** Every combination of variants of these experiments. */
export function listVariants(read: readonly string[]): Variants[] {
  const first = Object.fromEntries(experiments.map(({ name, variants }) => [name, variants[0]]));
  return experiments
    .filter(({ name }) => read.includes(name))
    .reduce<Variants[]>(
      (ways, { name, variants }) => ways.flatMap((way) => variants.map((variant) => ({ ...way, [name]: variant }))),
      [first],
    );
}

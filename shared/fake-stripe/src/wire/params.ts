import { z } from '@datewright/contracts/zod';
import { invalidRequest } from './errors.ts';

export const text = z.string().check(z.minLength(1), z.maxLength(5_000));
/** Text that an empty value unsets. */
export const unsettable = z.string().check(z.maxLength(5_000));
/** Forms carry only text: `'12'` becomes 12. */
export const wholeNumber = z.pipe(
  z.pipe(
    z.string(),
    z.transform((given: string) => (/^-?\d+$/.test(given) ? Number(given) : Number.NaN)),
  ),
  z.number().check(z.int()),
);
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((given) => given === 'true'),
);
export const metadata = z.union([z.literal(''), z.record(z.string(), z.string().check(z.maxLength(500)))]);
export const range = z.union([
  wholeNumber,
  z.strictObject({
    gt: z.optional(wholeNumber),
    gte: z.optional(wholeNumber),
    lt: z.optional(wholeNumber),
    lte: z.optional(wholeNumber),
  }),
]);
export type Range = z.output<typeof range>;
/** A parameter that the sandbox accepts and ignores. */
export const ignored = z.optional(z.unknown());
export const listFields = {
  limit: z.optional(wholeNumber),
  starting_after: z.optional(text),
  ending_before: z.optional(text),
};

/** Formats a path as forms do: `items[0][price]`. */
const bracketed = (path: PropertyKey[]) =>
  path.map((part, at) => (at === 0 ? String(part) : `[${String(part)}]`)).join('');

type Issue = z.core.$ZodIssue;

function describe(issue: Issue, params: unknown) {
  const param = bracketed(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = bracketed([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
  }
  const value = issue.path.reduce<unknown>((whole, part) => (whole as Record<PropertyKey, unknown>)?.[part], params);
  if (value === undefined) return invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  if (value === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`;
    return invalidRequest(message, param, 'parameter_invalid_empty');
  }
  if (issue.code === 'invalid_value') {
    return invalidRequest(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, param);
  }
  if (issue.code === 'invalid_type' && issue.expected === 'number') {
    return invalidRequest(`Invalid integer: ${String(value)}`, param, 'parameter_invalid_integer');
  }
  return invalidRequest(`Invalid ${param}`, param);
}

/** Validates parameters and throws Stripe's error for wrong ones. */
export function readParams<Schema extends z.core.$ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? describe(issue, params) : invalidRequest('Invalid request.');
}

/** Merges metadata like Stripe: an empty value removes a key, an empty text removes all keys. */
export function mergeMetadata(
  known: Record<string, string> | null,
  given: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (given === '') return {};
  const merged = { ...known, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

/** An empty text unsets the value; `undefined` keeps it. */
export const applyUnset = (given: string | undefined, known: string | null): string | null =>
  given === undefined ? known : given || null;

export function withinRange(value: number, wanted: Range | undefined): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return value === wanted;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
  return value > gt && value >= gte && value < lt && value <= lte;
}

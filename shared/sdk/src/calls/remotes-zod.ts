import { z } from '@datewright/contracts/zod';

/**
 * What of zod the contracts use, for remotes that are built without a copy of their own. Contracts that need more add
 * it here, and the SDK's version goes up: a remote that needs it can not go live before a shell that has it.
 */
export const remotesZod = {
  _default: z._default,
  array: z.array,
  boolean: z.boolean,
  discriminatedUnion: z.discriminatedUnion,
  enum: z.enum,
  extend: z.extend,
  int: z.int,
  literal: z.literal,
  maxLength: z.maxLength,
  maximum: z.maximum,
  minLength: z.minLength,
  minimum: z.minimum,
  null: z.null,
  nullable: z.nullable,
  number: z.number,
  object: z.object,
  optional: z.optional,
  parse: z.parse,
  positive: z.positive,
  record: z.record,
  refine: z.refine,
  regex: z.regex,
  safeParse: z.safeParse,
  string: z.string,
  toLowerCase: z.toLowerCase,
  trim: z.trim,
  union: z.union,
  unknown: z.unknown,
};

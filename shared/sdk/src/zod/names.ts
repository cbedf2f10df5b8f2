/**
 * What of zod a browser has. The shell gives exactly this to every remote, which is built without a copy of its own: a
 * name that is not here would be missing in production. Whoever needs more adds it here, and the SDK's version goes up:
 * a remote that needs it can not go live before a shell that has it.
 */

export type { core, infer, input, output } from 'zod/mini';
export {
  _default,
  array,
  boolean,
  discriminatedUnion,
  enum,
  extend,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  null,
  nullable,
  number,
  object,
  optional,
  parse,
  positive,
  record,
  refine,
  regex,
  safeParse,
  string,
  toLowerCase,
  trim,
  union,
  unknown,
} from 'zod/mini';

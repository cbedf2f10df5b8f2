/**
 * The exports of zod in a browser. The shell provides exactly these to every remote, and remotes bundle no copy of
 * their own: any other name would be missing in production. To use another one, add it here and raise the version of
 * the SDK, so that a remote that needs it can't go live before a shell that has it.
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

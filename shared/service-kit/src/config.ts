import { z } from '@datewright/contracts/zod';

/** An integer from an environment variable: no setting is negative, or above a billion. */
export const integer = (fallback?: number) => {
  const number = z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => Number(text)),
    ),
    z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)),
  );
  return fallback === undefined ? number : z._default(number, fallback);
};

/** `'true'` or `'false'`. */
export const flag = (fallback: boolean) =>
  z._default(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
    fallback,
  );

/** A secret never has a default: without it the service does not start. */
export const secret = z.string().check(z.minLength(16));

const rotating = (minLength: number) =>
  z
    .string()
    .check(
      z.refine((text) => text.split('|').length <= 2 && text.split('|').every((part) => part.length >= minLength)),
    );

/**
 * A secret that others present. `new|old` accepts both, so that it can be changed without a gap: first here, then where
 * it is presented, then here again without the old one.
 */
export const rotatingSecret = rotating(16);

/** The current secret of a key, and the previous one while the key is being changed. */
export type RotatingKey = readonly [current: string, previous?: string];

/**
 * A secret that encrypts or signs what only this service reads. Of `new|old` the first encrypts and signs, both decrypt
 * and verify.
 */
export const rotatingKey = (minLength: number) =>
  z.pipe(
    rotating(minLength),
    z.transform((text: string): RotatingKey => {
      const [current = '', previous] = text.split('|');
      return previous === undefined ? [current] : [current, previous];
    }),
  );

/** The environment of every service. */
export const baseConfig = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'production'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: integer(),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  /** The public address, such as `https://datewright.com`. Links and origin checks use only this. */
  PUBLIC_ORIGIN: z.url(),
  /** How many proxies are in front of this service. */
  TRUST_PROXY_HOPS: integer(1),
  /**
   * Seconds that a stopping process has for its running requests (10 by default) and jobs (6). The container's grace
   * period must be longer.
   */
  STOP_SECONDS: z.optional(integer()),
});

/** A service's own database. */
export const mongoConfig = z.object({ MONGODB_URI: z.string().check(z.minLength(1)), MONGODB_DB: z.string() });

/** What verifies members' access tokens. */
export const memberTokenConfig = z.object({ ACCOUNT_URL: z.url() });

/** Parses the environment. If anything is missing or wrong, prints the whole list on one line and exits with 1. */
export function readConfig<Schema extends z.core.$ZodType>(schema: Schema, env = process.env): z.output<Schema> {
  const parsed = z.safeParse(schema, env);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return env[name] === undefined ? `${name} is missing` : `${name} is not valid`;
  });
  console.error(`Can't start: ${wrong.join(', ')}.`);
  process.exit(1);
}

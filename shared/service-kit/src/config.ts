import { z } from '@datewright/contracts/zod';

/** `'8080'` → 8080; for schemas of environment variables. */
export const integer = (fallback?: number) => {
  const number = z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => Number(text)),
    ),
    z.number().check(z.int()),
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

/** A secret has no default, anywhere: when it is missing the service does not start. */
export const secret = z.string().check(z.minLength(16));

/** What every service reads from its environment. */
export const baseConfig = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'production'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: integer(),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  /** Where members see the product, such as `https://datewright.com`; links and origin checks use only this. */
  PUBLIC_ORIGIN: z.url(),
  /** How many proxies stand before this service. */
  TRUST_PROXY_HOPS: integer(1),
});

/** Adds a service's own database to its config. */
export const mongoConfig = z.object({ MONGODB_URI: z.string().check(z.minLength(1)), MONGODB_DB: z.string() });

/** Adds what verifies members' access tokens. */
export const memberTokenConfig = z.object({ ACCOUNT_URL: z.url() });

/**
 * Reads the environment by `schema`. When something is missing or wrong it prints the whole list, one line, and
 * ends the process with 1: a service never starts half configured.
 */
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

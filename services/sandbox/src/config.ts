import { z } from '@datewright/contracts/zod';
import { integer, port, secret } from '@datewright/service-kit/config';

export const sandboxConfig = z.object({
  NODE_ENV: z.enum(['development', 'test']),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: port(),
  SMTP_PORT: port(),
  /** Where browsers reach the hosted pages of the stand-ins; defaults to `http://localhost:PORT`. */
  PUBLIC_URL: z.optional(z.url()),
  /** File in which the Stripe stand-in keeps its state over a restart. */
  STRIPE_STATE_FILE: z.optional(z.string()),
  /** Where the Stripe stand-in posts its events, signed with the secret. */
  STRIPE_WEBHOOK_URL: z.optional(z.url()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16))),
  /** The one client that the Google stand-in knows, and its allowed redirect addresses. */
  GOOGLE_CLIENT_ID: z.string().check(z.minLength(1)),
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_REDIRECT_URIS: z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',')),
  ),
  /** Answers the cases in `recordings` with a language model's recorded answers; `demo` uses none of them. */
  RECORDED_ANSWERS: z._default(z.enum(['demo', 'best', 'mediocre', 'bad']), 'demo'),
  /** How fast recorded answers are written; 0 at once. */
  RECORDED_TOKENS_PER_SECOND: integer(0, 100_000, 0),
  /** How fast the demo AI writes; 0 at once. */
  DEMO_TOKENS_PER_SECOND: integer(0, 100_000, 500),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
});
export type SandboxConfig = z.output<typeof sandboxConfig>;

/** The stand-ins answer anyone who can reach them, so they must never run beside real members. */
export function assertNotProduction(env: NodeJS.ProcessEnv): void {
  if ((env.NODE_ENV ?? 'production') !== 'production') return;
  console.error(
    'The sandbox is for development and tests only: it does not start in production (NODE_ENV unset counts as production).',
  );
  process.exit(1);
}

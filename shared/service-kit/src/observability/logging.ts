import { createHash } from 'node:crypto';
import pino, { type Logger } from 'pino';

// A full disk does not end the service: lines that can't be written are lost.
process.stdout.on('error', () => {});

/** JSON lines on standard output. Never log a body, token, address or message text. */
export function createLogger(service: string, level: string): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // The message of a driver or vendor may quote personal data, so only the stack is logged.
      err: (error: unknown) =>
        error instanceof Error
          ? {
              type: error.name,
              at: error.stack
                ?.split('\n')
                .filter((line) => /^\s+at /.test(line))
                .slice(0, 4),
            }
          : { type: typeof error },
    },
  };
  return pino(options, process.stdout);
}

/** Identifies a member in the log without naming them. */
export function hashForLog(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 12);
}

import { createHash } from 'node:crypto';
import type { StoredResponse } from '../store/store.ts';
import type { StripeContext } from '../stripe-context.ts';
import { StripeError } from './errors.ts';

const daySeconds = 24 * 60 * 60;

export const fingerprint = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Stored responses by idempotency key. A key that was used for another request, or is in use now, is refused. */
export function idempotency(context: StripeContext) {
  const inUse = new Set<string>();
  return {
    begin(key: string, requestHash: string): StoredResponse | undefined {
      if (inUse.has(key)) {
        const message = `There is currently another in-progress request using this Idempotency Key (${key}). Please try again later.`;
        throw new StripeError(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' });
      }
      const known = context.store.answers.get(key);
      if (known && known.at > context.now() - daySeconds) {
        if (known.fingerprint === requestHash) return known;
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
        throw new StripeError(400, 'idempotency_error', message);
      }
      inUse.add(key);
      return undefined;
    },
    keep(key: string, requestHash: string, status: number, body: unknown) {
      context.store.answers.add({
        id: key,
        fingerprint: requestHash,
        status,
        body: structuredClone(body),
        at: context.now(),
      });
      context.markChanged();
    },
    end: (key: string) => void inUse.delete(key),
  };
}

import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import type { Request } from 'express';
import { googleFlowCookie } from '../../cookies/google-flow-cookie.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import type { GoogleFlowRepository } from '../../data/google-flow-repository.ts';

type Callback<Results extends unknown[]> = (error: Error | null, ...results: Results) => void;

export interface StateStoreOptions {
  googleFlows: GoogleFlowRepository;
  secret: Encryption;
  now: () => number;
}

/** Milliseconds that a person may spend at Google. */
const flowLifetime = 10 * 60_000;

export const googleVerifierLabel = (stateHash: string) => `google-verifier:${stateHash}`;

/**
 * Stores passport's state and PKCE verifier between the two requests: hashed in the database, bound to the browser by a
 * cookie, and usable once. A visitor gets no session for it.
 */
export class StateStore {
  readonly #parts: StateStoreOptions;

  constructor(parts: StateStoreOptions) {
    this.#parts = parts;
  }

  /** Passport checks the number of parameters: with these five it passes the PKCE verifier. */
  store(req: Request, verifier: string, _state: unknown, _meta: unknown, done: Callback<[state?: string]>): void {
    this.#begin(req, verifier).then(
      (state) => done(null, state),
      (error) => done(error),
    );
  }

  /** Calls back with the verifier, or with false when the state is used or belongs to another browser. */
  verify(
    req: Request,
    state: unknown,
    _meta: unknown,
    done: Callback<[verifier?: string | false, info?: object]>,
  ): void {
    this.#take(req, state).then(
      (verifier) => done(null, verifier ?? false, verifier ? undefined : { reason: 'state' }),
      (error) => done(error),
    );
  }

  async #begin(req: Request, verifier: string): Promise<string> {
    const { googleFlows, secret, now } = this.#parts;
    const state = randomToken();
    const _id = hashToken(state);
    // All tabs of a browser share one token, so that a second tab does not break the first.
    const browser = googleFlowCookie.read(req) ?? randomToken();
    const expiresAt = new Date(now() + flowLifetime);
    await googleFlows.create({
      _id,
      browserHash: hashToken(browser),
      verifier: secret.encrypt(verifier, googleVerifierLabel(_id)),
      expiresAt,
    });
    if (req.res) googleFlowCookie.set(req.res, browser, flowLifetime);
    return state;
  }

  async #take(req: Request, state: unknown): Promise<string | undefined> {
    const { googleFlows, secret, now } = this.#parts;
    const browser = googleFlowCookie.read(req);
    if (typeof state !== 'string' || !state || !browser) return undefined;
    const flow = await googleFlows.consume(hashToken(state), hashToken(browser), new Date(now()));
    return flow ? secret.decrypt(flow.verifier, googleVerifierLabel(flow._id)) : undefined;
  }
}

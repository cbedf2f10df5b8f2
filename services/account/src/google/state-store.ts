import type { Request } from 'express';
import type { GoogleFlows } from '../data/google-flows.ts';
import type { KeySecret } from '../secrets/key-secret.ts';
import { hashToken, randomToken } from '../secrets/random-token.ts';
import { flowCookie } from './flow-cookie.ts';

type Callback<Results extends unknown[]> = (error: Error | null, ...results: Results) => void;

export interface FlowParts {
  googleFlows: GoogleFlows;
  secret: KeySecret;
  now: () => number;
}

/** Milliseconds that a person may take at Google. */
const flowValidFor = 10 * 60_000;

const label = (stateHash: string) => `google-verifier:${stateHash}`;

/**
 * Where passport keeps state and PKCE verifier between the two requests: in the database, under hashes, tied to the
 * browser by a cookie, good once. No session is opened for a visitor.
 */
export class StateStore {
  readonly #parts: FlowParts;

  constructor(parts: FlowParts) {
    this.#parts = parts;
  }

  /** Passport counts the parameters: with these five it hands over the PKCE verifier. */
  store(req: Request, verifier: string, _state: unknown, _meta: unknown, done: Callback<[state?: string]>): void {
    this.#begin(req, verifier).then(
      (state) => done(null, state),
      (error) => done(error),
    );
  }

  /** Answers the verifier, or false for a state that this browser was not given or has used. */
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
    // One token for all tabs of a browser: setting out in a second one does not strand the first.
    const browser = flowCookie.read(req) ?? randomToken();
    const expiresAt = new Date(now() + flowValidFor);
    await googleFlows.add({
      _id,
      browserHash: hashToken(browser),
      verifier: secret.seal(verifier, label(_id)),
      expiresAt,
    });
    if (req.res) flowCookie.set(req.res, browser, flowValidFor);
    return state;
  }

  async #take(req: Request, state: unknown): Promise<string | undefined> {
    const { googleFlows, secret, now } = this.#parts;
    const browser = flowCookie.read(req);
    if (typeof state !== 'string' || !state || !browser) return undefined;
    const flow = await googleFlows.take(hashToken(state), hashToken(browser), new Date(now()));
    return flow ? secret.open(flow.verifier, label(flow._id)) : undefined;
  }
}

import { googleCallbackPath } from '@datewright/contracts/account/google';
import type { Request, Response } from 'express';
import passport from 'passport';
import type { AccountConfig } from '../../config.ts';
import { type GooglePerson, readGooglePerson } from './google-person.ts';
import { GoogleStrategy } from './google-strategy.ts';
import { StateStore, type StateStoreOptions } from './state-store.ts';

type CallbackResult =
  | { kind: 'person'; person: GooglePerson }
  | { kind: 'refused' }
  | { kind: 'failed'; error: unknown };

export interface GoogleClient {
  redirectToGoogle(req: Request, res: Response): Promise<void>;
  /** Reads the callback request and fetches the person's details from Google. */
  readCallback(req: Request, res: Response): Promise<CallbackResult>;
}

/** Milliseconds for both requests to Google together. */
const timeoutMs = 8_000;

type GoogleClientOptions = StateStoreOptions & { config: AccountConfig };

export function createGoogleClient(parts: GoogleClientOptions): GoogleClient {
  const { config } = parts;
  const strategy = new GoogleStrategy(
    {
      clientID: config.GOOGLE_CLIENT_ID,
      clientSecret: config.GOOGLE_CLIENT_SECRET,
      authorizationURL: config.GOOGLE_AUTHORIZE_URL,
      tokenURL: config.GOOGLE_TOKEN_URL,
      userProfileURL: config.GOOGLE_USERINFO_URL,
      // Absolute: passport would build a relative one from the Host header.
      callbackURL: new URL(googleCallbackPath, config.PUBLIC_ORIGIN).href,
      scope: ['openid', 'email', 'profile'],
      state: true,
      // The types only allow `true`, which also selects S256.
      pkce: true,
      store: new StateStore(parts) as never,
    },
    // We only need the identity, so Google's tokens are dropped here.
    (_accessToken, _refreshToken, profile, done) => done(null, (readGooglePerson(profile._json) ?? false) as never),
  ).withTimeout(timeoutMs);
  const authenticator = new passport.Passport().use('google', strategy);

  const run = (req: Request, res: Response, options: object, settle: (...said: unknown[]) => void) =>
    authenticator.authenticate('google', { session: false, ...options }, settle)(req, res, settle);

  return {
    redirectToGoogle: (req, res) =>
      new Promise((resolve, reject) => {
        res.once('close', resolve);
        run(req, res, { prompt: 'select_account' }, (error) => reject(error ?? new Error('Google was not asked')));
      }),
    async readCallback(req, res) {
      // Without either parameter, passport would start a new sign-in.
      if (typeof req.query.code !== 'string' && typeof req.query.error !== 'string')
        return { kind: 'failed', error: new Error('Neither code nor error came back') };
      const late = new Promise<CallbackResult>((resolve) => {
        setTimeout(() => resolve({ kind: 'failed', error: new Error('Google took too long') }), timeoutMs).unref();
      });
      const answer = new Promise<CallbackResult>((resolve) => {
        run(req, res, {}, (error, person) => {
          if (error) resolve({ kind: 'failed', error });
          else if (person) resolve({ kind: 'person', person: person as GooglePerson });
          else if (req.query.error === 'access_denied') resolve({ kind: 'refused' });
          else resolve({ kind: 'failed', error: new Error('State or answer is not good') });
        });
      });
      return Promise.race([answer, late]);
    },
  };
}

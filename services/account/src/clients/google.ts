import { googleCallbackPath } from '@datewright/contracts/account/google';
import type { Request, Response } from 'express';
import passport from 'passport';
import type { AccountConfig } from '../config.ts';
import { type GooglePerson, readGooglePerson } from '../google/google-person.ts';
import { GoogleStrategy } from '../google/google-strategy.ts';
import { type FlowParts, StateStore } from '../google/state-store.ts';

type Answer = { kind: 'person'; person: GooglePerson } | { kind: 'refused' } | { kind: 'failed'; error: unknown };

export interface Google {
  /** Sends the browser to Google. */
  sendThere(req: Request, res: Response): Promise<void>;
  /** What came back with the browser, after asking Google about it. */
  readReturn(req: Request, res: Response): Promise<Answer>;
}

/** Milliseconds that Google has for both of its answers together. */
const patience = 8_000;

type Parts = FlowParts & { config: AccountConfig };

export function googleClient(parts: Parts): Google {
  const { config } = parts;
  const strategy = new GoogleStrategy(
    {
      clientID: config.GOOGLE_CLIENT_ID,
      clientSecret: config.GOOGLE_CLIENT_SECRET,
      authorizationURL: config.GOOGLE_AUTHORIZE_URL,
      tokenURL: config.GOOGLE_TOKEN_URL,
      userProfileURL: config.GOOGLE_USERINFO_URL,
      // Absolute: a relative one would be made from the Host header.
      callbackURL: new URL(googleCallbackPath, config.PUBLIC_ORIGIN).href,
      scope: ['openid', 'email', 'profile'],
      state: true,
      // The types know only `true`, which is S256 too.
      pkce: true,
      store: new StateStore(parts) as never,
    },
    // Google's tokens end here: who it is, is all that we ask.
    (_accessToken, _refreshToken, profile, done) => done(null, (readGooglePerson(profile._json) ?? false) as never),
  ).guard(patience);
  const authenticator = new passport.Passport().use('google', strategy);

  const run = (req: Request, res: Response, options: object, settle: (...said: unknown[]) => void) =>
    authenticator.authenticate('google', { session: false, ...options }, settle)(req, res, settle);

  return {
    sendThere: (req, res) =>
      new Promise((resolve, reject) => {
        res.once('close', resolve);
        run(req, res, { prompt: 'select_account' }, (error) => reject(error ?? new Error('Google was not asked')));
      }),
    async readReturn(req, res) {
      // Without either, passport would set out anew.
      if (typeof req.query.code !== 'string' && typeof req.query.error !== 'string')
        return { kind: 'failed', error: new Error('Neither code nor error came back') };
      const late = new Promise<Answer>((resolve) => {
        setTimeout(() => resolve({ kind: 'failed', error: new Error('Google took too long') }), patience).unref();
      });
      const answer = new Promise<Answer>((resolve) => {
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

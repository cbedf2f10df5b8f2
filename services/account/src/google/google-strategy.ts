import { Strategy } from 'passport-google-oauth20';

/** The parts of passport's OAuth client that its types keep to themselves. */
interface OAuthClient {
  useAuthorizationHeaderforGET(use: boolean): void;
  _executeRequest(library: unknown, options: object, body: unknown, done: unknown): void;
}

/** Passport's strategy, with an end to every wait and no token in an address. */
export class GoogleStrategy extends Strategy {
  /** `patience` is in milliseconds, for each of the two requests. */
  setPatience(patience: number): this {
    const client = this._oauth2 as unknown as OAuthClient;
    client.useAuthorizationHeaderforGET(true);
    const execute = client._executeRequest;
    client._executeRequest = (library, options, body, done) =>
      execute.call(client, library, { ...options, signal: AbortSignal.timeout(patience) }, body, done);
    return this;
  }
}

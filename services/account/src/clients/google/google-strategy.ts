import { Strategy } from 'passport-google-oauth20';

type Done = (error: unknown, data?: unknown, response?: unknown) => void;

/** Members of passport's OAuth client that its types hide. */
interface OAuthClient {
  useAuthorizationHeaderforGET(use: boolean): void;
  _executeRequest(library: unknown, options: object, body: unknown, done: Done): void;
}

/** Passport's Google strategy with timeouts and validated responses. */
export class GoogleStrategy extends Strategy {
  /**
   * Limits each of the two requests to `patience` milliseconds and sends the token in a header. A response that is not
   * a
   * JSON object never reaches the libraries: parsing it, they would throw where nothing catches the error.
   */
  withTimeout(patience: number): this {
    const client = this._oauth2 as unknown as OAuthClient;
    client.useAuthorizationHeaderforGET(true);
    const execute = client._executeRequest;
    client._executeRequest = (library, options, body, done) => {
      const bounded = { ...options, signal: AbortSignal.timeout(patience) };
      execute.call(client, library, bounded, body, (error, data, response) => {
        if (error || isJsonObject(data)) done(error, data, response);
        else done(new Error('Google’s answer is no JSON object'));
      });
    };
    return this;
  }
}

function isJsonObject(data: unknown): boolean {
  try {
    const parsed: unknown = JSON.parse(String(data));
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
}

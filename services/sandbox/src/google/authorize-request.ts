import type { SandboxConfig } from '../config.ts';

/** A sign-in that a product asks for, as far as it was found good. */
export interface AuthorizeRequest {
  clientId: string;
  redirectUri: string;
  state: string | undefined;
  challenge: string;
  nonce: string | undefined;
}

type AuthorizeResult =
  | { kind: 'good'; request: AuthorizeRequest }
  /** Said on Google's own page: nobody is sent to an address that is not on the list. */
  | { kind: 'refused'; error: 'invalid_client' | 'redirect_uri_mismatch' }
  /** Told to the product, which asked wrongly. */
  | { kind: 'returned'; location: string };

/** Reads the query of the authorization endpoint as Google does: client, redirect list, then the rest. */
export function readAuthorizeRequest(query: URLSearchParams, config: SandboxConfig): AuthorizeResult {
  const clientId = query.get('client_id') ?? '';
  const redirectUri = query.get('redirect_uri') ?? '';
  if (clientId !== config.GOOGLE_CLIENT_ID) return { kind: 'refused', error: 'invalid_client' };
  if (!config.GOOGLE_REDIRECT_URIS.includes(redirectUri)) return { kind: 'refused', error: 'redirect_uri_mismatch' };

  const state = query.get('state') ?? undefined;
  const challenge = query.get('code_challenge') ?? '';
  const back = (error: string) => ({
    kind: 'returned' as const,
    location: buildReturnUrl({ redirectUri, state }, { error }),
  });
  if (query.get('response_type') !== 'code') return back('unsupported_response_type');
  if (!query.get('scope')?.split(' ').includes('openid')) return back('invalid_scope');
  if (query.get('code_challenge_method') !== 'S256' || challenge.length !== 43) return back('invalid_request');
  const nonce = query.get('nonce') ?? undefined;
  return { kind: 'good', request: { clientId, redirectUri, state, challenge, nonce } };
}

/** The product's address with the answer in its query, and the state as it came. */
export function buildReturnUrl(
  { redirectUri, state }: Pick<AuthorizeRequest, 'redirectUri' | 'state'>,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  return url.href;
}

import type { SandboxConfig } from '../config.ts';

/** The validated part of a product's sign-in request. */
export interface AuthorizeRequest {
  clientId: string;
  redirectUri: string;
  state: string | undefined;
  challenge: string;
  nonce: string | undefined;
}

type AuthorizeResult =
  | { kind: 'good'; request: AuthorizeRequest }
  /** Shown on Google's own page: nobody is redirected to an address that is not on the list. */
  | { kind: 'refused'; error: 'invalid_client' | 'redirect_uri_mismatch' }
  /** Reported to the product as a redirect with an error. */
  | { kind: 'returned'; location: string };

/** Validates the query of the authorization endpoint in Google's order: client, redirect address, then the rest. */
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

/** The product's redirect address with the answer and the unchanged state in its query. */
export function buildReturnUrl(
  { redirectUri, state }: Pick<AuthorizeRequest, 'redirectUri' | 'state'>,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  return url.href;
}

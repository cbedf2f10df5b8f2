/** The parsed URL of the callback page. */
export type Callback =
  | { kind: 'confirm'; token: string }
  | { kind: 'expired' }
  /** `reason` is the service's error code, if there is one. */
  | { kind: 'failed'; reason: string | null }
  /**
   * Return from a sign-in; with a code the session may take a moment to appear.
   * `isNew`: Google has just created the account.
   */
  | { kind: 'returned'; withCode: boolean; isNew: boolean };

/** Parameters may be in the fragment or in the query. */
export function readCallback({ hash, search }: { hash: string; search: string }): Callback {
  const words = new URLSearchParams(`${hash.replace(/^#/, '')}&${search.replace(/^\?/, '')}`);
  const error = words.get('error');
  const reason = words.get('error_code');
  if (error === 'access_denied' && reason === 'otp_expired') return { kind: 'expired' };
  if (error !== null) return { kind: 'failed', reason };
  const token = words.get('access_token');
  const type = words.get('type');
  if (token && (type === 'signup' || type === 'email_confirmation')) return { kind: 'confirm', token };
  return { kind: 'returned', withCode: words.has('code'), isNew: words.get('account') === 'new' };
}

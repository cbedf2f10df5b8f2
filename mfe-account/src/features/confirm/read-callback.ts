/** What the address of the callback page says. */
export type Callback = { kind: 'confirm'; token: string } | { kind: 'expired' } | { kind: 'unknown' };

/** Links may carry their words in the fragment or in the query. */
export function readCallback({ hash, search }: { hash: string; search: string }): Callback {
  const words = new URLSearchParams(`${hash.replace(/^#/, '')}&${search.replace(/^\?/, '')}`);
  if (words.get('error') === 'access_denied' && words.get('error_code') === 'otp_expired') return { kind: 'expired' };
  const token = words.get('access_token');
  const type = words.get('type');
  if (token && (type === 'signup' || type === 'email_confirmation')) return { kind: 'confirm', token };
  return { kind: 'unknown' };
}

/** The checkout id in the URL, or null when it is malformed. */
export function readCheckoutSessionId(search: URLSearchParams): string | null {
  const named = search.get('session_id') ?? search.get('checkout_session_id') ?? 'unknown';
  return named !== 'unknown' && /^[A-Za-z0-9_]{8,200}$/.test(named) ? named : null;
}

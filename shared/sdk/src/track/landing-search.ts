/**
 * Returns the query string of this URL, or that of our own page that led here: before the remotes are live, following a
 * link is a full page load, and nothing may be stored before consent. Call it at start-up, before the visitor
 * navigates.
 */
export function readLandingSearch(): string {
  const { search = '', origin } = globalThis.location ?? {};
  if (search !== '' || !globalThis.document?.referrer) return search;
  const before = new URL(document.referrer);
  return before.origin === origin ? before.search : '';
}

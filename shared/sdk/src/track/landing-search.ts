/**
 * The parameters of this address, or of the page of ours that led here: a link that is followed before a page is live is
 * a load of its own, and nothing may be kept before consent. Read it at the start: a visitor moves on.
 */
export function readLandingSearch(): string {
  const { search = '', origin } = globalThis.location ?? {};
  if (search !== '' || !globalThis.document?.referrer) return search;
  const before = new URL(document.referrer);
  return before.origin === origin ? before.search : '';
}

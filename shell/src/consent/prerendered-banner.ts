export const prerenderedBannerId = 'consent-question';

/** Returns the banner of a server-rendered page, or null. */
export const findPrerenderedBanner = (): HTMLElement | null =>
  globalThis.document?.getElementById(prerenderedBannerId) ?? null;

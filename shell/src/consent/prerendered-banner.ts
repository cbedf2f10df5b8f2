export const prerenderedBannerId = 'consent-question';

/** The question as it stands beside a page that came as HTML, or null. */
export const findPrerenderedBanner = (): HTMLElement | null =>
  globalThis.document?.getElementById(prerenderedBannerId) ?? null;

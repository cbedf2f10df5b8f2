/** False where the member prefers reduced motion, and where the browser can't tell. */
export const canAnimate = () => globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false;

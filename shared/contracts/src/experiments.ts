/** The experiments that run, each with its variants. The edge tells a page which of them its visitor sees. */
export const experiments = [
  { name: 'hero_headline_test', variants: ['A', 'B'] },
  { name: 'hero_cta_test', variants: ['A', 'B'] },
] as const;

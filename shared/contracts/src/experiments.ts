/** The running experiments with their variants. The edge assigns each visitor a variant. */
export const experiments = [
  { name: 'hero_headline_test', variants: ['A', 'B'] },
  { name: 'hero_cta_test', variants: ['A', 'B'] },
] as const;

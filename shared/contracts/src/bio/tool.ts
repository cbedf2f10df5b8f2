import { defineTool } from '../tool.ts';

export const tool = defineTool({
  service: 'bio',
  credit: 'bio_write',
  feature: 'bioScanner',
  name: 'Bio Scanner',
  order: 20,
  unit: { one: 'bio rewrite', many: 'bio rewrites' },
  purposes: { 'bio-write': 'a bio written', 'bio-improve': 'a bio improved', 'bio-score': 'a bio scored' },
  allowances: {
    free: { limit: 2, period: 'weekly' },
    weekly: { limit: 50, period: 'weekly' },
    monthly: { limit: 200, period: 'monthly' },
  },
});

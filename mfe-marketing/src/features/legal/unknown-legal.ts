import type { Legal } from '@datewright/contracts/marketing/get-legal';

/** What the pages say while nobody can tell them who operates the site. */
export const unknownLegal: Legal = {
  operator: { name: null, address: null, registration: null, taxNumber: null, email: 'hello@datewright.app' },
  processors: { payments: 'Stripe Payments Europe, Ltd.', ai: null, mail: null, hosting: null },
};

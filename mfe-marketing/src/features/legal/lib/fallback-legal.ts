import type { Legal } from '@datewright/contracts/marketing/get-legal';
import { supportEmail } from '@datewright/contracts/support-email';

/** What the pages say while nobody can tell them who operates the site. */
export const fallbackLegal: Legal = {
  operator: { name: null, address: null, registration: null, taxNumber: null, email: supportEmail },
  processors: { payments: 'Stripe Payments Europe, Ltd.', ai: null, mail: null, hosting: null },
};

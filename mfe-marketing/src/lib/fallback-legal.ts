import type { Legal } from '@datewright/contracts/marketing/get-legal';
import { supportEmail } from '@datewright/contracts/support-email';

/** Shown while the operator's settings can't be loaded. */
export const fallbackLegal: Legal = {
  operator: { name: null, address: null, registration: null, taxNumber: null, email: supportEmail },
  accounts: [],
  processors: { payments: 'Stripe Payments Europe, Ltd.', ai: null, mail: null, hosting: null },
};

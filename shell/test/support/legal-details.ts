import type { Legal } from '@datewright/contracts/marketing/get-legal';

/** The operator as `getLegal` returns them, without accounts on other sites. */
export const legalDetails: Legal = {
  operator: { name: 'Kis Bolt Kft.', address: null, registration: null, taxNumber: null, email: 'help@kis.example' },
  processors: { payments: 'Stripe Payments Europe, Ltd.', ai: null, mail: null, hosting: null },
  accounts: [],
};

import type { Legal } from '@datewright/contracts/marketing/get-legal';
import { supportEmail } from '@datewright/contracts/support-email';
import type { AppContext } from '../context.ts';

/** `null` for what the operator has not configured: the pages show a placeholder there. */
export function getLegal({ config }: Pick<AppContext, 'config'>): Legal {
  return {
    operator: {
      name: config.OPERATOR_NAME || null,
      address: config.OPERATOR_ADDRESS || null,
      registration: config.OPERATOR_REGISTRATION || null,
      taxNumber: config.OPERATOR_TAX_NUMBER || null,
      email: config.OPERATOR_EMAIL || supportEmail,
    },
    accounts: config.SOCIAL_ACCOUNTS,
    processors: {
      payments: 'Stripe Payments Europe, Ltd.',
      ai: config.AI_PROVIDER || null,
      mail: config.MAIL_PROVIDER || null,
      hosting: config.HOSTING_PROVIDER || null,
    },
  };
}

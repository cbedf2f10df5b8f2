import type { Legal } from '@datewright/contracts/marketing/get-legal';
import { supportEmail } from '@datewright/contracts/support-email';
import { z } from '@datewright/contracts/zod';

/** An empty one, as compose passes it on, is not set. */
const optionalText = z._default(z.string().check(z.trim(), z.maxLength(300)), '');

/** What the law asks a page to say and only the operator knows. Each is a setting of its own. */
export const legalConfig = z.object({
  OPERATOR_NAME: optionalText,
  OPERATOR_ADDRESS: optionalText,
  /** Number and court or office of registration. */
  OPERATOR_REGISTRATION: optionalText,
  OPERATOR_TAX_NUMBER: optionalText,
  OPERATOR_EMAIL: z._default(z.string().check(z.maxLength(254)), supportEmail),
  /** Names of who processes data for the operator, as the privacy policy says them. */
  AI_PROVIDER: optionalText,
  MAIL_PROVIDER: optionalText,
  HOSTING_PROVIDER: optionalText,
});
type LegalConfig = z.output<typeof legalConfig>;

export function toLegal(config: LegalConfig): Legal {
  return {
    operator: {
      name: config.OPERATOR_NAME || null,
      address: config.OPERATOR_ADDRESS || null,
      registration: config.OPERATOR_REGISTRATION || null,
      taxNumber: config.OPERATOR_TAX_NUMBER || null,
      email: config.OPERATOR_EMAIL,
    },
    processors: {
      payments: 'Stripe Payments Europe, Ltd.',
      ai: config.AI_PROVIDER || null,
      mail: config.MAIL_PROVIDER || null,
      hosting: config.HOSTING_PROVIDER || null,
    },
  };
}

/** The settings without which the legal pages have gaps, by name. */
export const findMissingLegalSettings = (config: LegalConfig): string[] =>
  Object.keys(legalConfig.shape).filter((name) => config[name as keyof LegalConfig] === '');

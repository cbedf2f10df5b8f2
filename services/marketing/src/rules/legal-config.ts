import { supportEmail } from '@datewright/contracts/support-email';
import { z } from '@datewright/contracts/zod';

/** Docker Compose passes an unset variable as an empty string. */
const optionalText = z._default(z.string().check(z.trim(), z.maxLength(300)), '');

/** Facts that the imprint and the privacy policy must state and only the operator knows. */
export const legalConfig = z.object({
  OPERATOR_NAME: optionalText,
  OPERATOR_ADDRESS: optionalText,
  /** Registration number and authority. */
  OPERATOR_REGISTRATION: optionalText,
  OPERATOR_TAX_NUMBER: optionalText,
  OPERATOR_EMAIL: z._default(z.string().check(z.maxLength(254)), supportEmail),
  /** Names of the data processors, as the privacy policy shows them. */
  AI_PROVIDER: optionalText,
  MAIL_PROVIDER: optionalText,
  HOSTING_PROVIDER: optionalText,
});
type LegalConfig = z.output<typeof legalConfig>;

/** Names of the unset variables that leave gaps in the legal pages. */
export const findMissingLegalSettings = (config: LegalConfig): string[] =>
  Object.keys(legalConfig.shape).filter((name) => config[name as keyof LegalConfig] === '');

import { socialAccount } from '@datewright/contracts/marketing/get-legal';
import { z } from '@datewright/contracts/zod';
import { requiredInProduction } from '@datewright/service-kit/config';

/** A fact that development shows as not set yet. */
const operatorText = () => requiredInProduction(z._default(z.string().check(z.trim(), z.maxLength(300)), ''));

/** `name=url`, separated by commas. */
const socialAccounts = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) =>
      text
        .split(',')
        .filter((pair) => pair.trim() !== '')
        .map((pair) => {
          const at = pair.indexOf('=');
          return { name: pair.slice(0, Math.max(at, 0)).trim(), url: pair.slice(at + 1).trim() };
        }),
    ),
  ),
  z.array(z.extend(socialAccount, { url: z.url({ protocol: /^https$/ }) })),
);

/**
 * Facts that only the operator knows. The law requires them on the imprint (Act CVIII of 2001, section 4; Government
 * Decree 45/2014., section 11) and in the privacy policy (GDPR, article 13), so production does not start without them.
 */
const operatorConfig = z.object({
  OPERATOR_NAME: operatorText(),
  OPERATOR_ADDRESS: operatorText(),
  /** Registration number and authority. */
  OPERATOR_REGISTRATION: operatorText(),
  OPERATOR_TAX_NUMBER: operatorText(),
  OPERATOR_EMAIL: requiredInProduction(z._default(z.email(), '')),
  /** Names of the data processors, as the privacy policy shows them. */
  AI_PROVIDER: operatorText(),
  MAIL_PROVIDER: operatorText(),
  /** Name, address and contact of the hosting provider. */
  HOSTING_PROVIDER: operatorText(),
});

export const legalConfig = z.extend(operatorConfig, {
  /** Accounts on other sites, such as `Instagram=https://www.instagram.com/datewright`. Pages link to those set here. */
  SOCIAL_ACCOUNTS: z._default(socialAccounts, []),
});

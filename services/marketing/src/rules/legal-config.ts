import { socialAccount } from '@datewright/contracts/marketing/get-legal';
import { z } from '@datewright/contracts/zod';

/** Docker Compose passes an unset variable as an empty string. */
const optionalText = z._default(z.string().check(z.trim(), z.maxLength(300)), '');

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
export const operatorConfig = z.object({
  OPERATOR_NAME: optionalText,
  OPERATOR_ADDRESS: optionalText,
  /** Registration number and authority. */
  OPERATOR_REGISTRATION: optionalText,
  OPERATOR_TAX_NUMBER: optionalText,
  OPERATOR_EMAIL: z._default(z.email(), ''),
  /** Names of the data processors, as the privacy policy shows them. */
  AI_PROVIDER: optionalText,
  MAIL_PROVIDER: optionalText,
  /** Name, address and contact of the hosting provider. */
  HOSTING_PROVIDER: optionalText,
});

export const legalConfig = z.extend(operatorConfig, {
  /** Accounts on other sites, such as `Instagram=https://www.instagram.com/datewright`. Pages link to those set here. */
  SOCIAL_ACCOUNTS: z._default(socialAccounts, []),
});

const operatorSettings = Object.keys(operatorConfig.shape) as (keyof typeof operatorConfig.shape)[];

/** Fails in production for each unset setting of the operator, together with all other faults. */
export const requireOperator = operatorSettings.map((name) =>
  z.refine<{ NODE_ENV: string } & z.output<typeof operatorConfig>>(
    (config) => config.NODE_ENV !== 'production' || Boolean(config[name]),
    { path: [name], when: () => true },
  ),
);

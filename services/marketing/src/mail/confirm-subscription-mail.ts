import { newsletterConsent, newsletterLinkHours } from '@datewright/contracts/marketing/newsletter';
import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

/** The only mail before confirmation. It repeats nothing that the person who typed the address entered. */
export function createConfirmSubscriptionMail(to: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'Please confirm your address.',
    paragraphs: [
      'Someone, hopefully you, signed up for the Datewright newsletter with this address.',
      newsletterConsent.text,
      'Once you confirm, we’ll send your starter kit: ten openers, and why each of them works.',
    ],
    button: { label: 'Confirm my address', url },
    closing: `The link works once, for ${newsletterLinkHours} hours. If it wasn’t you, do nothing: you won’t hear from us again.`,
  });
  return { to, subject: 'Confirm your Datewright newsletter', ...letter };
}

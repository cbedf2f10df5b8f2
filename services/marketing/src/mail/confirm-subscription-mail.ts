import { newsletterConsent, newsletterLinkHours } from '@datewright/contracts/marketing/newsletter';
import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

/** The only mail before confirmation. It repeats nothing that the person who typed the address entered. */
export function createConfirmSubscriptionMail(to: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'One tap and you are in.',
    paragraphs: [
      'Somebody, hopefully you, asked for the Datewright newsletter at this address.',
      newsletterConsent.text,
      'Tap the button and your starter kit is on its way: ten openers, and why each of them works.',
    ],
    button: { label: 'Yes, send it to me', url },
    closing: `The link works once, for ${newsletterLinkHours} hours. If it wasn’t you, do nothing: you won’t hear from us again.`,
  });
  return { to, subject: 'Confirm your Datewright newsletter', ...letter };
}

import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';
import type { Notice } from '../../rules/parse-notice.ts';

/** Informs a member about their contract, such as a change of the service. It is no advertising, so nobody can unsubscribe. */
export function noticeToMembers(
  to: string,
  { subject, paragraphs }: Notice,
  urls: { profile: string; contact: string },
): Mail {
  const letter = renderMail({
    greeting: 'Hello,',
    paragraphs,
    button: { label: 'Open your profile', url: urls.profile },
    closing: 'You get this email because you have a Datewright account.',
    link: { label: 'Write to us', url: urls.contact },
  });
  return { to, subject, ...letter };
}

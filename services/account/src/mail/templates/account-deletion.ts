import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

const words = {
  begun: {
    subject: 'Your Datewright account is being deleted',
    greeting: 'Your account is being deleted.',
    text: 'You are signed out everywhere, your plan has ended, and everything you saved is erased within minutes.',
  },
  done: {
    subject: 'Your Datewright account is deleted',
    greeting: 'Your account is deleted.',
    text: 'Everything you saved is erased. The law requires us to keep any invoices, withdrawals and consumer complaints. This is our last email.',
  },
};

/** Says that a deletion has started, or that it is complete. */
export function accountDeletionMail(to: string, state: keyof typeof words, reference: string, url: string): Mail {
  const { subject, greeting, text } = words[state];
  const letter = renderMail({
    greeting,
    paragraphs: [text, `Reference: ${reference}. It proves the deletion and says nothing about you.`],
    button: { label: 'See what is erased', url },
    closing: 'Wasn’t this you? Write to us at once and quote the reference.',
  });
  return { to, subject, ...letter };
}

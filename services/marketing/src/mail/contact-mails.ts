import { complaintRetentionYears } from '@datewright/contracts/retention-days';
import { type Mail, toSingleLine } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';
import type { ContactMessage } from '../data/contact-message-repository.ts';

/** The message for support; replies go to the sender. */
export function createSupportMail(to: string, { _id, name, email, subject, message, about }: ContactMessage): Mail {
  const facts = Object.entries(about).map(([label, value]) => `${label}: ${toSingleLine(value, 500)}`);
  const letter = renderMail({
    greeting: `${toSingleLine(name, 100)} <${email}> wrote:`,
    paragraphs: [...message.split(/\r?\n/).filter((line) => line.trim() !== ''), facts.join(' · ')].filter(Boolean),
    closing: `Message ${_id}. Your reply goes to the sender.`,
  });
  return { to, subject: toSingleLine(`[${_id}] ${subject}: ${name}`, 180), replyTo: email, ...letter };
}

/** Asks support to delete the messages from its own mailbox, by number only. */
export function createErasureRequestMail(to: string, numbers: string[]): Mail {
  const letter = renderMail({
    greeting: 'A sender has deleted their account.',
    paragraphs: [
      `Please delete these messages and our answers to them: ${numbers.join(', ')}.`,
      `Consumer complaints are the exception: the law requires us to keep them and our answers for ${complaintRetentionYears} years.`,
    ],
    closing: 'Our own copies are gone. This email contains no names, so you can keep it for your records.',
  });
  return { to, subject: `Please delete: ${toSingleLine(numbers.join(', '), 160)}`, ...letter };
}

/**
 * The receipt contains the number but no text of the message, so that nobody can send words to a stranger through us.
 */
export function createContactReceiptMail({ _id, email, subject }: ContactMessage): Mail {
  const letter = renderMail({
    greeting: 'Thanks! We’ve received your message.',
    paragraphs: [
      `Subject: ${subject}. Reference: ${_id}.`,
      'We’ll get back to you within 24 hours on business days, at this address.',
    ],
    closing: 'Didn’t write to us? Then someone mistyped their address, and you can ignore this email.',
  });
  return { to: email, subject: `We’ve received your message ${_id}`, ...letter };
}

import { layOut } from '@datewright/service-kit/mail/layout';
import { type Mail, oneLine } from '@datewright/service-kit/mail/mail';
import type { Contact } from '../data/contacts.ts';

/** The message as support gets it; an answer goes to who wrote. */
export function supportMail(to: string, { _id, name, email, subject, message, about }: Contact): Mail {
  const facts = Object.entries(about).map(([label, value]) => `${label}: ${oneLine(value, 500)}`);
  const letter = layOut({
    greeting: `${oneLine(name, 100)} <${email}> wrote:`,
    paragraphs: [...message.split(/\r?\n/).filter((line) => line.trim() !== ''), facts.join(' · ')].filter(Boolean),
    closing: `Message ${_id}. Your answer goes to the sender.`,
  });
  return { to, subject: oneLine(`[${_id}] ${subject}: ${name}`, 180), replyTo: email, ...letter };
}

/** Asks support to delete what it got: mailboxes are beyond our reach. It names the messages and nobody. */
export function erasedMail(to: string, numbers: string[]): Mail {
  const letter = layOut({
    greeting: 'A sender has deleted their account.',
    paragraphs: [`Please delete these messages and what was answered to them: ${numbers.join(', ')}.`],
    closing: 'Our own copies are gone. This mail names nobody and can stay as your note.',
  });
  return { to, subject: `Please delete: ${oneLine(numbers.join(', '), 160)}`, ...letter };
}

/** What the sender gets: the number, and nothing of the message. Who types a stranger's address can't speak through us. */
export function receivedMail({ _id, email, subject }: Contact): Mail {
  const letter = layOut({
    greeting: 'Thanks! We have your message.',
    paragraphs: [
      `It is about: ${subject}. Its number is ${_id}.`,
      'We’ll get back to you within 24 hours on business days, at this address.',
    ],
    closing: 'Didn’t write to us? Then somebody mistyped their address, and you can ignore this email.',
  });
  return { to: email, subject: `We have your message ${_id}`, ...letter };
}

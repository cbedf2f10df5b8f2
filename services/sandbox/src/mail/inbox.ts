import { randomUUID } from 'node:crypto';

export interface Mail {
  id: string;
  at: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  /** By name in small letters. */
  headers: Record<string, string>;
  /** Every link in the text, in order. */
  links: string[];
}

export interface Inbox {
  add(mail: Omit<Mail, 'id' | 'at' | 'links'>): Mail;
  /** The newest first; `to` keeps those sent to one address. */
  list(to?: string): Mail[];
  clear(): void;
}

const linkPattern = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** The links in a mail's text. */
export function extractLinks(text: string): string[] {
  return text.match(linkPattern) ?? [];
}

/** Mails in memory; only the newest `capacity` stay. */
export function createInbox(capacity = 500): Inbox {
  const mails: Mail[] = [];
  return {
    add(received) {
      const mail = { ...received, id: randomUUID(), at: new Date().toISOString(), links: extractLinks(received.text) };
      mails.unshift(mail);
      mails.length = Math.min(mails.length, capacity);
      return mail;
    },
    list(to) {
      const wanted = to?.trim().toLowerCase();
      return wanted ? mails.filter((mail) => mail.to.includes(wanted)) : [...mails];
    },
    clear() {
      mails.length = 0;
    },
  };
}

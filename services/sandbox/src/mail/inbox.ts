import { randomUUID } from 'node:crypto';

export interface Mail {
  id: string;
  at: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  /** By lower-case name. */
  headers: Record<string, string>;
  links: string[];
}

export interface Inbox {
  add(mail: Omit<Mail, 'id' | 'at' | 'links'>): Mail;
  /** Newest first; `to` filters by recipient. */
  list(to?: string): Mail[];
  clear(): void;
}

const linkPattern = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

export function extractLinks(text: string): string[] {
  return text.match(linkPattern) ?? [];
}

const capacity = 500;

/** Keeps the newest mails in memory. */
export function createInbox(): Inbox {
  const mails: Mail[] = [];
  return {
    add(received) {
      const mail = { ...received, id: randomUUID(), at: new Date().toISOString(), links: extractLinks(received.text) };
      mails.unshift(mail);
      mails.length = Math.min(mails.length, capacity);
      return mail;
    },
    list(to) {
      const recipient = to?.trim().toLowerCase();
      return recipient ? mails.filter((mail) => mail.to.includes(recipient)) : [...mails];
    },
    clear() {
      mails.length = 0;
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from './findings.ts';
import type { AtRisk } from './reconcile.ts';
import type { SentMail } from './snapshot.ts';

interface Mail {
  id: string;
  at: string;
  to: string[];
  subject: string;
  text: string;
}

/** All mails that reached the inbox, including those that a killed sandbox has lost since. */
export interface Mailbox {
  all(): Mail[];
  /** Reads the inbox once more. */
  poll(): Promise<void>;
  stop(): Promise<void>;
}

/** Watches the sandbox's inbox, which is only in memory. */
export function watchMails(inboxUrl: string): Mailbox {
  const mails = new Map<string, Mail>();
  let isOver = false;
  const look = async () => {
    const answer = await fetch(`${inboxUrl}.json`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    const body = (await answer?.json().catch(() => undefined)) as { mails: Mail[] } | undefined;
    for (const mail of body?.mails ?? []) mails.set(mail.id, mail);
  };
  const watching = (async () => {
    while (!isOver) {
      await look();
      await pause(400);
    }
  })();
  return {
    all: () => [...mails.values()],
    poll: look,
    async stop() {
      isOver = true;
      await watching;
    },
  };
}

const toleranceMs = 4000;

/** Checks that each sent mail is in the inbox exactly once, unless a process that it needs was disrupted meanwhile. */
export function findMailErrors(outbox: SentMail[], mails: Mail[], wasHarmed: AtRisk): Finding[] {
  return outbox.flatMap(({ _id, to, subject, text, sentAt }): Finding[] => {
    const arrived = mails.filter(
      (mail) => mail.to.includes(to) && mail.subject === subject && sameText(mail.text, text),
    );
    const times = [...arrived.map(({ at }) => Date.parse(at)), ...(sentAt ? [sentAt.getTime()] : [])];
    if (times.some((at) => wasHarmed(at - toleranceMs, at + toleranceMs))) return [];
    if (!sentAt) return [{ kind: 'mail', what: `${_id} is not sent` }];
    return arrived.length === 1 ? [] : [{ kind: 'mail', what: `${_id} arrived ${arrived.length} times` }];
  });
}

/** Mail servers change line endings. */
const sameText = (one: string, other: string) => one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim();

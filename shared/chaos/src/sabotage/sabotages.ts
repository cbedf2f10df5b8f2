import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Databases, patiently } from '../audit/databases.ts';
import type { FindingKind } from '../audit/findings.ts';
import type { SentMail } from '../audit/snapshot.ts';
import type { AccountGate } from './gate.ts';

/** What a saboteur reaches. */
export interface Reach {
  databases: Databases;
  gate: AccountGate;
  smtpPort: number;
  sandboxUrl: string;
  userIds: () => string[];
}

/** Harm done on purpose while members work; the audit has to see it, as at least one finding of this kind. */
export interface Sabotage {
  seenAs: FindingKind;
  /** What it stands for, for people. */
  what: string;
  /** Does harm until it is told to stop. */
  during?(reach: Reach, stop: AbortSignal): Promise<void>;
  /** Does harm once the members have stopped. */
  after?(reach: Reach): Promise<void>;
}

async function repeatedly(stop: AbortSignal, milliseconds: number, work: () => Promise<unknown>): Promise<void> {
  while (!stop.aborted) {
    await work().catch(() => {});
    await pause(milliseconds);
  }
}

/** The AI fails some of the time, so that there is something to give back. */
const withFailures = (sandboxUrl: string, stop: AbortSignal) =>
  repeatedly(stop, 500, () =>
    fetch(`${sandboxUrl}/ai/behaviour`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ behaviour: 'refuse', times: 1 }),
    }),
  );

/** Sends a mail as any program may. */
function sendMail(port: number, { to, subject, text }: SentMail): Promise<void> {
  const lines = ['HELO sabotage', 'MAIL FROM:<hello@datewright.test>', `RCPT TO:<${to}>`, 'DATA'];
  const content = [
    `To: ${to}`,
    `Subject: ${subject}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '.',
    'QUIT',
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const waiting = [...lines.map((line) => `${line}\r\n`), `${content.join('\r\n')}\r\n`];
    socket.on('error', reject).on('close', () => resolve());
    socket.setTimeout(5000, () => socket.destroy(new Error('The mail server does not answer.')));
    socket.on('data', () => {
      const next = waiting.shift();
      if (next) socket.write(next);
    });
  });
}

export const sabotages = new Map<string, Sabotage>([
  [
    'charge-twice',
    {
      seenAs: 'charged',
      what: 'every commit takes two credits',
      async during({ gate }, stop) {
        gate.chargesTwice = true;
        await repeatedly(stop, 100, async () => {});
        gate.chargesTwice = false;
      },
    },
  ],
  [
    'swap-text',
    {
      seenAs: 'changed',
      what: 'what is kept is another text than was shown',
      async after({ databases, userIds }) {
        const mine = { userId: { $in: userIds() }, state: 'done' };
        const other = 'Something that nobody was shown.';
        await databases
          .of('chatpad')
          .collection('rounds')
          .updateMany(mine, { $set: { 'suggestions.0.text': other } });
        await databases
          .of('bio')
          .collection('drafts')
          .updateMany(mine, { $set: { 'answer.bio': other } });
      },
    },
  ],
  [
    'keep-holds',
    {
      seenAs: 'held',
      what: 'what is held is never released',
      async during({ gate, sandboxUrl }, stop) {
        gate.keepsHolds = true;
        await withFailures(sandboxUrl, stop);
        gate.keepsHolds = false;
      },
    },
  ],
  [
    'mail-twice',
    {
      seenAs: 'mail',
      what: 'a mail goes out twice',
      async after({ databases, smtpPort }) {
        const sent = databases.of('account').collection<{ mail: SentMail }>('outbox');
        const [newest] = await patiently(() =>
          sent
            .find({ sentAt: { $ne: null } })
            .sort({ sentAt: -1 })
            .limit(1)
            .toArray(),
        );
        if (!newest) throw new Error('There is no mail that could go out twice.');
        await sendMail(smtpPort, newest.mail);
      },
    },
  ],
  [
    'lose-job',
    {
      seenAs: 'job',
      what: 'a job is lost',
      during({ databases }, stop) {
        return repeatedly(stop, 10, async () => {
          for (const service of ['photo', 'datecoach']) {
            await databases.of(service).collection('jobs').deleteMany({ state: 'open' });
          }
        });
      },
    },
  ],
]);

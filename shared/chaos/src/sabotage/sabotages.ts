import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Databases, retryOnce } from '../audit/databases.ts';
import type { FindingKind } from '../audit/findings.ts';
import type { SentMail } from '../audit/snapshot.ts';
import type { FaultyAccountProxy } from './faulty-account-proxy.ts';

/** What a sabotage can access. */
export interface SabotageTargets {
  databases: Databases;
  accountProxy: FaultyAccountProxy;
  smtpPort: number;
  sandboxUrl: string;
  userIds: () => string[];
}

/** Deliberate harm while members work; the audit must find it, as at least one finding of this kind. */
export interface Sabotage {
  expectedFinding: FindingKind;
  /** What it simulates, for people. */
  label: string;
  /** Does harm until it is stopped, and calls `onHarm` once some is done. */
  during?(targets: SabotageTargets, stop: AbortSignal, onHarm: () => void): Promise<void>;
  /** Does harm once the members have stopped. */
  after?(targets: SabotageTargets): Promise<void>;
}

async function repeatedly(stop: AbortSignal, milliseconds: number, work: () => Promise<unknown>): Promise<void> {
  while (!stop.aborted) {
    await work().catch(() => {});
    await pause(milliseconds);
  }
}

/** Waits until the account proxy has misbehaved. */
async function waitForMisdeed(gate: FaultyAccountProxy, stop: AbortSignal): Promise<void> {
  const before = gate.misdeeds;
  while (gate.misdeeds === before && !stop.aborted) await pause(20);
}

/** Makes some AI requests fail, so that there are credits to release. */
const failAiRequests = (sandboxUrl: string, stop: AbortSignal) =>
  repeatedly(stop, 500, () =>
    fetch(`${sandboxUrl}/ai/behaviour`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ behaviour: 'refuse', times: 1 }),
    }),
  );

/** Sends a mail directly by SMTP. */
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
      expectedFinding: 'charged',
      label: 'every commit takes two credits',
      async during({ accountProxy: gate }, stop, onHarm) {
        gate.doublesCharges = true;
        await waitForMisdeed(gate, stop).then(onHarm);
        await repeatedly(stop, 100, async () => {});
        gate.doublesCharges = false;
      },
    },
  ],
  [
    'swap-text',
    {
      expectedFinding: 'changed',
      label: 'what is kept is another text than was shown',
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
      expectedFinding: 'held',
      label: 'what is held is never released',
      async during({ accountProxy: gate, sandboxUrl }, stop, onHarm) {
        gate.ignoresReleases = true;
        await Promise.all([failAiRequests(sandboxUrl, stop), waitForMisdeed(gate, stop).then(onHarm)]);
        gate.ignoresReleases = false;
      },
    },
  ],
  [
    'mail-twice',
    {
      expectedFinding: 'mail',
      label: 'a mail goes out twice',
      async after({ databases, smtpPort }) {
        const sent = databases.of('account').collection<{ mail: SentMail }>('outbox');
        const [newest] = await retryOnce(() =>
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
      expectedFinding: 'job',
      label: 'a job is lost',
      during({ databases }, stop, onHarm) {
        return repeatedly(stop, 10, async () => {
          for (const service of ['photo', 'datecoach']) {
            // A worker that has a job finishes it without its document.
            const waiting = { state: 'open', worker: '' };
            if ((await databases.of(service).collection('jobs').deleteMany(waiting)).deletedCount > 0) onHarm();
          }
        });
      },
    },
  ],
]);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { createConnection } from 'mongoose';
import { type MarketingWithMail, startWithMail } from './support/start-marketing.ts';

const script = `${__dirname}/../src/send-newsletter.ts`;
const readers = Array.from({ length: 40 }, (_, at) => `reader-${at}@example.com`);

let desk: MarketingWithMail;
beforeAll(async () => {
  desk = await startWithMail();
});
afterAll(() => desk?.stop());

async function inDatabase<T>(work: (connection: Awaited<ReturnType<typeof openConnection>>) => Promise<T>): Promise<T> {
  const connection = await openConnection();
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
const openConnection = () =>
  createConnection(desk.marketing.env.MONGODB_URI ?? '', { dbName: desk.marketing.env.MONGODB_DB ?? '' }).asPromise();

function send(...words: string[]) {
  const child = spawn(process.execPath, [script, ...words], { env: { PATH: process.env.PATH, ...desk.marketing.env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, ended: once(child, 'close').then(([code]) => ({ code, output })) };
}

const arrived = async () => {
  const { mails } = await (await fetch(`${desk.sandbox.url}/inbox.json`)).json();
  return (mails as { to: string[] }[]).flatMap(({ to }) => to).filter((to) => to.startsWith('reader-'));
};

test('Continues a killed run when it is started again, and sends nobody the post twice', async () => {
  // The running service would continue on its own; here only the command should.
  await desk.marketing.stop();
  const confirmed = (email: string) => ({
    ...{ _id: email as never, email, state: 'confirmed', source: 'blog', consentVersion: 'x', links: [], issues: [] },
    ...{ askedAt: new Date(), confirmedAt: new Date(), leftAt: null, forgetAt: null },
  });
  await inDatabase((connection) =>
    connection
      .collection('readers')
      .insertMany([...readers.map(confirmed), { ...confirmed('reader-left@example.com'), state: 'left' }]),
  );

  const first = send('tinder-opening-lines');
  await waitUntil(async () => (await arrived()).length >= 5);
  // From now on a mail takes a second, so that the process is killed in the middle of one.
  await desk.mailServer('delay', 1);
  let seen: unknown[] = [];
  await waitUntil(async () => {
    const underWay = { sentAt: null, tries: { $gt: 0 } };
    const found = await inDatabase((connection) => connection.collection('outbox').findOne(underWay));
    seen = found && (seen.length === 0 || seen[0] === String(found._id)) ? [...seen, String(found._id)] : [];
    return seen.length >= 4;
  });
  first.child.kill('SIGKILL');
  await first.ended;
  await desk.mailServer('accept');
  const before = (await arrived()).length;
  expect(before).toBeLessThan(readers.length);
  // Expires the leases of the killed process.
  await inDatabase((connection) =>
    connection
      .collection('outbox')
      .updateMany({ sentAt: null, takenUntil: { $ne: null } }, { $set: { takenUntil: new Date(0) } }),
  );

  expect((await send('tinder-opening-lines').ended).code).toBe(0);
  const { output } = await send('tinder-opening-lines').ended;
  const all = await arrived();
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain('reader-left@example.com');
  // The mail in flight may be lost: that is better than sending it twice.
  expect(all.length).toBeGreaterThanOrEqual(readers.length - 1);
  expect(output).toMatch(/^Sent to (39|40) readers\. 0 wait/);
});

test('Sends nothing for an unpublished post', async () => {
  expect(await send('no-such-post').ended).toEqual({
    code: 1,
    output: 'There is no published post at /blog/no-such-post.\n',
  });
  expect((await send().ended).code).toBe(1);
});

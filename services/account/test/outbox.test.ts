import { findFreePort } from '@datewright/platform/free-port';
import { createMailer } from '@datewright/service-kit/mail/mailer';
import { sendBillingMail, sendOutbox } from '../src/use-cases/billing/send-mail.ts';
import { startInbox } from './support/inbox.ts';
import { createTestContext, type TestContext } from './support/test-context.ts';

const hour = 3600_000;
const to = 'member@example.com';
let ctx: TestContext;
let port: number;

beforeEach(async () => {
  port = await findFreePort();
  ctx = await createTestContext('2026-11-02T10:00:00Z');
  const { log, background, counters } = ctx;
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Datewright <hello@example.com>' };
  ctx.mailer = createMailer(smtp, { log, background, sent: counters.mails });
  await sendBillingMail(ctx, 'receipt:in_1', {
    to,
    subject: 'Your receipt',
    text: 'Thank you!',
    html: '<p>Thank you!</p>',
  });
  await background.finish();
});
afterEach(() => ctx.close());

async function stopMailServer(hours: number) {
  for (let passed = 0; passed < hours; passed++) {
    ctx.advance(hour);
    await sendOutbox(ctx);
  }
}

/** Restarts the mail server; returns the mails that it received. */
async function restartMailServer() {
  const inbox = await startInbox(port);
  await stopMailServer(2);
  await inbox.stop();
  return inbox.mailsTo(to).map(({ subject }) => subject);
}

async function counted(name: 'mails' | 'billingAlerts', label: string): Promise<number> {
  const { values } = await ctx.counters[name].get();
  return values.find(({ labels }) => Object.values(labels).includes(label))?.value ?? 0;
}

test('When the mail server is down for two days, then each hour’s attempt counts as failed, and the mail is sent once', async () => {
  await stopMailServer(48);
  expect(await counted('mails', 'failed')).toBe(49);
  expect(await restartMailServer()).toEqual(['Your receipt']);
  expect(await counted('billingAlerts', 'mail given up')).toBe(0);
});

test('When it is down for more than three days, then the mail is dropped, and one alert is raised', async () => {
  await stopMailServer(80);
  expect(await counted('billingAlerts', 'mail given up')).toBe(1);
  expect(await counted('mails', 'given up')).toBe(1);
  expect(await restartMailServer()).toEqual([]);
});

test('When the mail server is down for a moment, then the mail is tried again within minutes', async () => {
  for (let minute = 0; minute < 3; minute++) {
    ctx.advance(60_000);
    await sendOutbox(ctx);
  }
  // Tried at once, after one minute and after three.
  expect(await counted('mails', 'failed')).toBe(3);
});

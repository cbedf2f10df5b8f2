import { freePort } from '@datewright/platform/free-port';
import { mailer } from '@datewright/service-kit/mail/mailer';
import { sendMail, sendOutbox } from '../src/use-cases/billing/outgoing-mail.ts';
import { accountContext, type TestContext } from './support/account-context.ts';
import { startInbox } from './support/inbox.ts';

const hour = 3600_000;
const to = 'member@example.com';
let ctx: TestContext;
let port: number;

beforeEach(async () => {
  port = await freePort();
  ctx = await accountContext('2026-11-02T10:00:00Z');
  const { log, background, counters } = ctx;
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Datewright <hello@example.com>' };
  ctx.mailer = mailer(smtp, { log, background, sent: counters.mails });
  await sendMail(ctx, 'receipt:in_1', { to, subject: 'Your receipt', text: 'Thank you!', html: '<p>Thank you!</p>' });
  await background.finish();
});
afterEach(() => ctx.close());

async function stayOut(hours: number) {
  for (let passed = 0; passed < hours; passed++) {
    ctx.advance(hour);
    await sendOutbox(ctx);
  }
}

/** The mail server is there again; answers what it got. */
async function comeBack() {
  const inbox = await startInbox(port);
  await stayOut(2);
  await inbox.stop();
  return inbox.mailsTo(to).map(({ subject }) => subject);
}

async function counted(name: 'mails' | 'billingAlerts', label: string): Promise<number> {
  const { values } = await ctx.counters[name].get();
  return values.find(({ labels }) => Object.values(labels).includes(label))?.value ?? 0;
}

test('When the mail server is away for two days, then each hour’s try counts as failed, and the mail goes out once', async () => {
  await stayOut(48);
  expect(await counted('mails', 'failed')).toBe(49);
  expect(await comeBack()).toEqual(['Your receipt']);
  expect(await counted('billingAlerts', 'mail given up')).toBe(0);
});

test('When it is away for more than three days, then the mail is given up, and somebody is told once', async () => {
  await stayOut(80);
  expect(await counted('billingAlerts', 'mail given up')).toBe(1);
  expect(await counted('mails', 'given up')).toBe(1);
  expect(await comeBack()).toEqual([]);
});

test('When the mail server is away for a moment, then the mail is tried again within minutes', async () => {
  for (let minute = 0; minute < 3; minute++) {
    ctx.advance(60_000);
    await sendOutbox(ctx);
  }
  // Tried at once, after one minute and after three.
  expect(await counted('mails', 'failed')).toBe(3);
});

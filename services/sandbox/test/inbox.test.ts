import { type Sandbox, sendMail, startSandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await fetch(`${sandbox.url}/inbox.json`, { method: 'DELETE' });
  await sandbox.post('/smtp/behaviour', { mode: 'accept' });
});

const letter = (subject: string, text: string) =>
  `Subject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
const send = (to: string, message: string) => sendMail(sandbox.smtpPort, to, message);
async function mails(to?: string) {
  const query = to ? `?to=${encodeURIComponent(to)}` : '';
  return (await (await fetch(`${sandbox.url}/inbox.json${query}`)).json()).mails;
}

test('Mail is listed newest first and can be looked up by recipient', async () => {
  await send('anna@example.com', letter('First', 'Szia, öröm!'));
  await send('Bea@Example.com', letter('Second', 'See https://example.com/a#t=1.'));

  expect((await mails()).map(({ subject }: { subject: string }) => subject)).toEqual(['Second', 'First']);
  expect(await mails('bea@example.com')).toMatchObject([{ subject: 'Second', links: ['https://example.com/a#t=1'] }]);
  expect((await mails('anna@example.com'))[0].text.trim()).toBe('Szia, öröm!');
});

test('A mail without a text part shows its text and its links', async () => {
  const html = '<style>p{}</style><p>Hi &amp; welcome</p><a href="https://example.com/go">Confirm</a>';
  await send('anna@example.com', `Subject: Html\r\nContent-Type: text/html\r\n\r\n${html}`);
  const [mail] = await mails();
  expect(mail.text).toContain('Hi & welcome');
  expect(mail.links).toEqual(['https://example.com/go']);
});

test('The page shows mail with clickable links, and nothing in a mail becomes markup', async () => {
  await send(
    'anna@example.com',
    letter('<script>alert(1)</script>', '<img src=x onerror=alert(2)> https://example.com/?a="b&c'),
  );
  const response = await fetch(`${sandbox.url}/inbox`);
  const page = await response.text();

  expect(page).toContain('<a href="https://example.com/?a=">https://example.com/?a=</a>');
  expect(page).not.toMatch(/<script>alert|<img/);
  expect(page).toContain('&#60;script&#62;alert(1)');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('An empty inbox says so', async () => {
  expect(await (await fetch(`${sandbox.url}/inbox`)).text()).toContain('No mail yet');
});

test('The mail server can be made to refuse, to lose and to delay mail', async () => {
  await sandbox.post('/smtp/behaviour', { mode: 'refuse' });
  expect(await send('anna@example.com', letter('Refused', ''))).toMatch(/^550/);
  await sandbox.post('/smtp/behaviour', { mode: 'lose' });
  expect(await send('anna@example.com', letter('Lost', ''))).toMatch(/^250/);
  await sandbox.post('/smtp/behaviour', { mode: 'delay', seconds: 0.3 });
  const started = performance.now();
  expect(await send('anna@example.com', letter('Late', ''))).toMatch(/^250/);
  expect(performance.now() - started).toBeGreaterThan(290);

  expect((await mails()).map(({ subject }: { subject: string }) => subject)).toEqual(['Late']);
  expect((await sandbox.post('/smtp/behaviour', { mode: 'explode' })).status).toBe(400);
});

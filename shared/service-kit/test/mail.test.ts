import { assertMailHeaders, type Mail, toSingleLine } from '../src/mail/mail.ts';

const mail: Mail = { to: 'a@example.com', subject: 'Hello', text: 'x', html: '<p>x</p>' };

test('Never sends a mail with a line break in a header', () => {
  expect(() =>
    assertMailHeaders({ ...mail, replyTo: 'b@example.com', headers: { 'List-Unsubscribe': '<x>' } }),
  ).not.toThrow();
  const bent: Partial<Mail>[] = [
    { to: 'a@example.com\r\nBcc: b@example.com' },
    { subject: 'Hello\nBcc: b@example.com' },
    { replyTo: 'b@example.com\u2028' },
    { headers: { 'X-A': 'a\rb' } },
    { headers: { 'X A': 'a' } },
    { headers: { 'X-A:': 'a' } },
    { subject: 'x'.repeat(901) },
  ];
  for (const part of bent) expect(() => assertMailHeaders({ ...mail, ...part })).toThrow();
});

test('Turns typed text into one line of limited length', () => {
  expect(toSingleLine(' Anna\r\n\r\nBcc: b@example.com\u0085 ')).toBe('Anna Bcc: b@example.com');
  expect(toSingleLine('x'.repeat(500), 20)).toHaveLength(20);
});

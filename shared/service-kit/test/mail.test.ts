import { assertMailHeaders, type Mail, toSingleLine } from '../src/mail/mail.ts';
import { renderMail } from '../src/mail/mail-layout.ts';

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

test('The HTML of a mail shows typed text as text, previews its first paragraph, and loads nothing', () => {
  const url = 'https://datewright.test/a?b=1&c="2"';
  const { html, text } = renderMail({
    greeting: 'Hello <b>Anna</b>!',
    paragraphs: ['Your plan <script>ends</script>.', 'Second.'],
    button: { label: 'Open & read', url },
    closing: 'Bye.',
    link: { label: 'Unsubscribe', url },
  });
  expect(html).not.toMatch(/<(?:img|script|link|iframe|b)\b|url\(|@import/);
  expect(html).toContain('<h1>Hello &#60;b&#62;Anna&#60;/b&#62;!</h1>');
  const shown = html.slice(html.indexOf('<body>'));
  expect(shown.replace(/<[^>]+>/g, ' ').trim()).toMatch(/^Your plan &#60;script&#62;ends/);
  expect([...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
    Array(3).fill('https://datewright.test/a?b=1&#38;c=&#34;2&#34;'),
  );
  expect(text).toBe(
    [
      'Hello <b>Anna</b>!',
      'Your plan <script>ends</script>.',
      'Second.',
      `Open & read:\n${url}`,
      'Bye.',
      `Unsubscribe: ${url}`,
    ].join('\n\n'),
  );
});

import { createInbox } from '../src/mail/inbox.ts';

test('Only the newest five hundred mails are kept', () => {
  const inbox = createInbox();
  for (let number = 1; number <= 510; number++) {
    inbox.add({ from: 'a@b.c', to: ['d@e.f'], subject: String(number), text: '', headers: {} });
  }
  expect(inbox.list()).toHaveLength(500);
  expect([inbox.list()[0]?.subject, inbox.list().at(-1)?.subject]).toEqual(['510', '11']);
});

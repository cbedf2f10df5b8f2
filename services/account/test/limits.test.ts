import type { ServiceProcess } from '@datewright/testkit/service-process';
import { startAccounts } from './support/account-service.ts';
import { type Answer, Browser, newAddress } from './support/browser.ts';
import { newEmail } from './support/member.ts';
import { untilWindowIsFresh } from './support/rate-window.ts';

let accounts: ServiceProcess[];
beforeAll(async () => {
  accounts = await startAccounts(3);
});
afterAll(() => Promise.all(accounts?.map((account) => account.stop()) ?? []));

const codeOf = ({ status, body }: Answer) => body.error?.code ?? status;
/** The nth guess goes to the nth instance in turn; `sent` is what the browser says that it was forwarded for. */
const guess = (n: number, email: string, sent: string) =>
  new Browser(accounts[n % 3]?.url ?? '', sent).signIn(email, `guess number ${n}`);
const countOf = (answers: Answer[], code: string) => answers.filter((answer) => codeOf(answer) === code).length;

test('When passwords are guessed through three instances at once, then an account takes exactly ten a minute', async () => {
  await untilWindowIsFresh();
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 45 }, (_, n) => guess(n, email, newAddress())));
  expect(countOf(answers, 'invalid_credentials')).toBe(10);
  expect(countOf(answers, 'too_many_attempts')).toBe(35);
});

test('When a browser makes up whom it was forwarded for, then the address that our proxy saw is what counts', async () => {
  await untilWindowIsFresh();
  const seen = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 45 }, (_, n) => guess(n, newEmail(), `198.51.100.${n}, 10.0.0.${n}, ${seen}`)),
  );
  expect(countOf(answers, 'invalid_credentials')).toBe(30);
  expect(countOf(answers, 'too_many_attempts')).toBe(15);
  expect(codeOf(await guess(0, newEmail(), newAddress()))).toBe('invalid_credentials');
});

test('When a household has a /64 of IPv6, then all its addresses are one, however they are written', async () => {
  await untilWindowIsFresh();
  const spelt = (n: number) =>
    [`2001:db8:a:b::${n.toString(16)}`, `2001:0DB8:000a:b:1:2:3:${n.toString(16)}`, `2001:db8:a:b:ffff::${n}`][n % 3] ??
    '';
  const answers = await Promise.all(Array.from({ length: 45 }, (_, n) => guess(n, newEmail(), spelt(n))));
  expect(countOf(answers, 'invalid_credentials')).toBe(30);
  const embedded = newAddress();
  const both = [embedded, `::ffff:${embedded}`];
  const more = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n, newEmail(), both[n % 2] ?? '')));
  expect(countOf(more, 'invalid_credentials')).toBe(30);
});

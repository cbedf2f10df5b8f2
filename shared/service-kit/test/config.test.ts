import { z } from '@datewright/contracts/zod';
import { createNamedTokenGuard, parseNamedTokens } from '@datewright/service-kit/auth/service-token';
import { integer, rotatingSecret } from '@datewright/service-kit/config';
import type { Request } from 'express';

const newToken = 'the-new-token-of-the-service';
const oldToken = 'the-old-token-of-the-service';
const present = (tokens: string, presented: string) => {
  const guard = createNamedTokenGuard(parseNamedTokens(tokens), 'service_token_refused');
  const headers: Record<string, string> = { authorization: `Bearer ${presented}` };
  return guard({ headers, get: (name: string) => headers[name.toLowerCase()] } as unknown as Request);
};

test('While a token is being changed, both are accepted, and nothing else', async () => {
  const tokens = `bio=${newToken}|${oldToken},photo=a-token-of-another-service`;
  expect(await present(tokens, newToken)).toEqual({ name: 'bio' });
  expect(await present(tokens, oldToken)).toEqual({ name: 'bio' });
  for (const wrong of [`${newToken}|${oldToken}`, '|', 'another']) {
    await expect(present(tokens, wrong)).rejects.toMatchObject({ code: 'service_token_refused' });
  }
  await expect(present(`bio=${newToken}`, oldToken)).rejects.toMatchObject({ code: 'service_token_refused' });
});

test('Each of the two must be long enough, and there are no more', () => {
  const accepts = (text: string) => z.safeParse(rotatingSecret, text).success;
  expect([accepts(newToken), accepts(`${newToken}|${oldToken}`)]).toEqual([true, true]);
  for (const text of [
    '',
    'short',
    `${newToken}|short`,
    `${newToken}|`,
    `a|${newToken}`,
    [newToken, oldToken, newToken].join('|'),
  ]) {
    expect([text, accepts(text)]).toEqual([text, false]);
  }
});

test('A number is a whole one within its range', () => {
  const accepts = (text: string) => z.safeParse(integer(), text).success;
  expect(['0', '8080', '1000000000'].map(accepts)).toEqual([true, true, true]);
  expect(['-1', '1.5', 'many', '1000000001'].map(accepts)).toEqual([false, false, false, false]);
});

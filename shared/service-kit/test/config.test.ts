import { z } from '@datewright/contracts/zod';
import { createNamedTokenGuard, parseNamedTokens } from '@datewright/service-kit/auth/service-token';
import {
  findConfigFaults,
  integer,
  longerThan,
  requiredInProduction,
  rotatingSecret,
  secret,
  togetherWith,
} from '@datewright/service-kit/config';
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

test('A number is a whole one within its range, and an empty text is none', () => {
  const accepts = (text: string) => z.safeParse(integer(1, 8080), text).success;
  expect(['1', '8080'].map(accepts)).toEqual([true, true]);
  for (const text of ['0', '8081', '-1', '1.5', '1e3', '0x1', ' 1', '', 'many', '99999999999999999999']) {
    expect([text, accepts(text)]).toEqual([text, false]);
  }
});

describe('The faults of an environment', () => {
  const schema = z.object({
    NODE_ENV: z._default(z.string(), 'production'),
    SECONDS: integer(1, 60, 5),
    HOPS: requiredInProduction(integer(0, 10, 1)),
    NAME: requiredInProduction(z._default(z.string(), '')),
    TOKENS: z.pipe(
      z.transform(() => new Map([['bio', 'short']])),
      z.map(z.string(), secret),
    ),
    URL: z.url(),
  });
  const env = { HOPS: '1', NAME: 'us', TOKENS: 'bio=short', URL: 'https://a.example' };
  const find = (own: Record<string, string | undefined>) =>
    findConfigFaults(schema, { ...env, ...own }).map(({ setting, reason }) => `${setting} ${reason}`);
  const tokens = 'TOKENS must have at least 16 characters';

  test('name each setting with its rule, never its value', () => {
    expect(find({ SECONDS: '61', URL: 'nowhere' })).toEqual([
      'SECONDS must be a whole number from 1 to 60',
      tokens,
      'URL is not valid',
    ]);
    expect(find({ URL: undefined })).toEqual([tokens, 'URL is missing']);
  });

  test('contain settings that contradict each other, also by their defaults', () => {
    const pairs = z.object({
      ANSWER_SECONDS: integer(1, 60, 20),
      HOLD_SECONDS: longerThan('ANSWER_SECONDS', integer(1, 60, 30)),
      MAP_URL: togetherWith('PLACES_URL', z.optional(z.url())),
      PLACES_URL: togetherWith('MAP_URL', z.optional(z.url())),
    });
    const list = (own: Record<string, string>) =>
      findConfigFaults(pairs, own).map(({ setting, reason }) => `${setting} ${reason}`);
    expect(list({})).toEqual([]);
    expect(list({ ANSWER_SECONDS: '29', MAP_URL: env.URL, PLACES_URL: env.URL })).toEqual([]);
    const tooShort = ['HOLD_SECONDS must be longer than ANSWER_SECONDS'];
    expect(list({ ANSWER_SECONDS: '30' })).toEqual(tooShort);
    expect(list({ HOLD_SECONDS: '20', NODE_ENV: 'development' })).toEqual(tooShort);
    expect(list({ HOLD_SECONDS: '20', NODE_ENV: 'test' })).toEqual([]);
    // A number that is not valid has its own fault.
    expect(list({ HOLD_SECONDS: '0' })).toEqual(['HOLD_SECONDS must be a whole number from 1 to 60']);
    expect(list({ MAP_URL: env.URL })).toEqual(['PLACES_URL is missing: MAP_URL needs it']);
    expect(list({ PLACES_URL: env.URL })).toEqual(['MAP_URL is missing: PLACES_URL needs it']);
  });

  test('contain what production has no default for, set or empty, and not elsewhere', () => {
    expect(find({ HOPS: undefined, NAME: ' ' })).toEqual([
      tokens,
      'HOPS is missing: production has no default',
      'NAME is missing: production has no default',
    ]);
    // An empty number is one fault, not two.
    expect(find({ HOPS: '' })).toEqual(['HOPS must be a whole number from 0 to 10', tokens]);
    expect(find({ HOPS: undefined, NAME: '', NODE_ENV: 'development' })).toEqual([tokens]);
  });
});

import { createAccessTokens } from '../src/session/access-tokens.ts';

function exchangeCounting(expiresIn: number) {
  let count = 0;
  const exchange = async (service: string) => ({ accessToken: `${service}-${++count}`, expiresIn });
  return createAccessTokens(exchange);
}

test('Concurrent calls share one exchange, and each service has its own token', async () => {
  const tokens = exchangeCounting(300);
  const both = await Promise.all([tokens.get('chatpad'), tokens.get('chatpad')]);
  expect(both).toEqual(['chatpad-1', 'chatpad-1']);
  expect(await tokens.get('account')).toBe('account-2');
});

test('A token near its expiry, a rejected one, and one of an earlier session are all replaced', async () => {
  const brief = exchangeCounting(20);
  await brief.get('chatpad');
  expect(await brief.get('chatpad')).toBe('chatpad-2');

  const lasting = exchangeCounting(300);
  await lasting.get('chatpad');
  expect(await lasting.get('chatpad', true)).toBe('chatpad-2');
  lasting.forget();
  expect(await lasting.get('chatpad')).toBe('chatpad-3');
});

test('A failed exchange is not cached: the next call tries again', async () => {
  let fails = true;
  const tokens = createAccessTokens(async () => {
    if (fails) throw new Error('down');
    return { accessToken: 'here', expiresIn: 300 };
  });
  await expect(tokens.get('chatpad')).rejects.toThrow('down');
  fails = false;
  expect(await tokens.get('chatpad')).toBe('here');
});

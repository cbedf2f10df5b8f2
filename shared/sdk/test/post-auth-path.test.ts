import { isOwnPath } from '../src/session/post-auth-path.ts';

test.each(['/', '/chatpad', '/chatpad?match=1#top', '/use-cases/tinder'])('A member is sent back to %s', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each(['//evil.test', '/\\evil.test', '/\t/evil.test', 'https://evil.test', 'javascript:alert(1)', '', 'chatpad'])(
  'A member is not sent to %s',
  (path) => {
    expect(isOwnPath(path)).toBe(false);
  },
);

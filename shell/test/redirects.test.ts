import { redirectOf } from '../src/app/redirects.ts';

const all = () => true;

test.each([
  ['/bioexample', '/profile-analyzer'],
  ['/photoanalyzerlanding', '/photo-analyzer'],
  ['/datecoachlanding', '/date-prep'],
  ['/chatpadlanding/', '/chat-assistant'],
  ['/signup', '/register'],
  ['/no/such/page', '/'],
])('Who asks for %s gets %s', (path, target) => {
  expect(redirectOf(path, '', all)).toBe(target);
});

test('The query goes along to a new address, and an address that is not built yet is the home page', () => {
  expect(redirectOf('/signup', '?source=ad', all)).toBe('/register?source=ad');
  expect(redirectOf('/bioexample', '?a=1', () => false)).toBe('/');
});

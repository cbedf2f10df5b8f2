import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { cleanup, screen } from '@testing-library/react';
import Remote from '../src/remote.tsx';

/** A page of the account in the whole product: where its links lead, and what it says. */
async function openPage(path: string, { visitor = true, state }: { visitor?: boolean; state?: object } = {}) {
  const page = await createMemoryHost({ visitor });
  Object.assign(page.host, { routes: loadRouteTable() });
  const { container, hands } = page.open(Remote, path, state);
  const heading = await screen.findByRole('heading', { level: 1 });
  return {
    hands,
    title: heading.textContent,
    said: container.textContent ?? '',
    paths: [...container.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace(/\?.*/, '')),
  };
}

test.each([
  ['/login', ['/forgot-password', '/register', '/terms', '/privacy']],
  ['/register', ['/terms', '/privacy', '/login']],
  ['/forgot-password', ['/login', '/contact']],
  ['/verify-email', ['/login', '/contact']],
  ['/email-confirmation-success', ['/login', '/chat-assistant', '/contact']],
])('%s links a visitor to %j', async (path, onward) => {
  const { paths } = await openPage(path);
  expect(paths).toEqual(expect.arrayContaining(onward));
});

test('The page after registering says once that a link was sent', async () => {
  const message = 'We sent you a link. Open it to confirm your email.';
  const { said } = await openPage('/verify-email', { state: { email: 'kim@example.com', message } });
  expect(said).toContain('kim@example.com');
  expect(said).not.toContain(message);
  cleanup();
  expect((await openPage('/verify-email', { state: { message } })).said).toContain(message);
});

test('A confirmed address leads to sign-in with a reason only where the link was opened in another browser', async () => {
  const reason = 'so we ask for your password here';
  expect((await openPage('/email-confirmation-success')).said).not.toContain(reason);
  cleanup();
  const elsewhere = await openPage('/email-confirmation-success', { state: { email: 'kim@example.com' } });
  expect(elsewhere.said).toContain(reason);
  await elsewhere.hands.click(screen.getByRole('link', { name: 'Sign in' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('kim@example.com');
});

test.each(['google', 'email'])(
  'A member who signed up by %s gets links to their account, to ChatPad and to help',
  async (method) => {
    const { paths } = await openPage(`/signup/success?method=${method}`, { visitor: false });
    expect(paths).toEqual(expect.arrayContaining(['/profile', '/chatpad', '/help']));
  },
);

test.each(['/login', '/register'])('%s offers Google, and can show the typed password', async (path) => {
  const { hands, said } = await openPage(path);
  expect(said).toContain('Continue with Google');
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');
  await hands.click(screen.getAllByRole('button', { name: /^Show password/ })[0] as HTMLElement);
  expect(field.type).toBe('text');
});

test.each([
  ['/chatpad?match=m1', 'ChatPad'],
  ['/datecoach', 'Date Coach'],
])(
  'A visitor who is sent here from %s learns what sign-in opens, and can create an account instead',
  async (from, name) => {
    const search = `?next=${encodeURIComponent(from)}`;
    const { said } = await openPage(`/login${search}`);
    expect(said).toContain(`Sign in to open ${name}. New here? Create a free account`);
    expect(screen.getByRole('link', { name: 'Create a free account' }).getAttribute('href')).toBe(`/register${search}`);
  },
);

test.each(['/login', '/login?next=/pricing'])('%s names no tool', async (path) => {
  const { said } = await openPage(path);
  expect(said).not.toContain('Sign in to open');
  screen.getByRole('link', { name: 'Create an account' });
});

test('A sign-in that fails says so beside the form, and nowhere else', async () => {
  const page = await createMemoryHost({ visitor: true });
  const { hands } = page.open(Remote, '/login');
  await hands.type(await screen.findByLabelText('Email'), 'kim@example.com');
  await hands.type(screen.getByLabelText('Password'), 'wrong-password');
  await hands.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(page.said).toEqual([]);
});

test('Each page that creates accounts says so, and asks for the explicit consent in a sentence of its own', async () => {
  const register = await openPage('/register');
  expect(register.said).toMatch(
    /By creating an account you agree to the Terms of Service and have read the Privacy Policy\./,
  );
  const consent = screen.getByText(/explicitly consent/);
  expect(consent.textContent).not.toContain('Terms');
  cleanup();
  const { said } = await openPage('/login');
  expect(said).toMatch(/Continuing with Google creates an account, and you agree to the Terms of Service/);
  expect(said).toContain('explicitly consent');
});

test.each([
  [{ email: 'kim@example.com' }, /inbox/i],
  [{ email: 'kim@example.com', expired: true }, /no longer works/],
  [{ success: true }, /verified|confirmed/i],
])('The confirmation page shows the state %j', async (state, title) => {
  expect((await openPage('/verify-email', { state })).title).toMatch(title);
});

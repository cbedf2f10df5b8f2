import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen } from '@testing-library/react';
import Remote from '../src/remote.tsx';

test('Registration tracks its start with its source, each step, and a failure', async () => {
  const page = await createMemoryHost({ visitor: true });
  const { hands } = page.open(Remote, '/register?source=hero');
  await hands.type(await screen.findByLabelText('Email'), 'kim@example.com');
  await hands.type(screen.getByLabelText('Password'), 'a-fine-Passphrase-7');
  await hands.type(screen.getByLabelText('Confirm password'), 'a-fine-Passphrase-7');
  await hands.click(screen.getByRole('button', { name: 'Continue' }));
  // Nobody answers the sign-up.
  await hands.click(await screen.findByRole('button', { name: 'Skip this for now' }));
  await screen.findByRole('alert');
  expect(page.reported).toEqual([
    ['sign_up_start', { source: 'hero' }],
    ['signup_started', {}],
    ['onboarding_step', { step: 1 }],
    ['registration_step', { step: 2 }],
    ['onboarding_step', { step: 2 }],
    ['registration_error', { code: 'unknown' }],
  ]);
});

test.each(['google', 'email'])('A sign-up by %s is counted once, however often its page is opened', async (method) => {
  const page = await createMemoryHost();
  for (const _ of [1, 2]) {
    const { unmount } = page.open(Remote, `/signup/success?method=${method}`);
    await screen.findByRole('heading', { level: 1 });
    unmount();
  }
  expect(page.reported.filter(([name]) => name === 'sign_up_conversion')).toEqual([['sign_up_conversion', { method }]]);
});

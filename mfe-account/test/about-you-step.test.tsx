import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { fireEvent, screen } from '@testing-library/react';
import { emptyAboutYou } from '../src/features/register/about-you.ts';
import { AboutYouStep } from '../src/features/register/components/about-you-step.tsx';
import { CredentialsStep } from '../src/features/register/components/credentials-step.tsx';

async function openStep() {
  const done = jest.fn();
  const back = jest.fn();
  const step = () => <AboutYouStep start={emptyAboutYou} busy={false} onBack={back} onDone={done} />;
  const { hands } = (await createMemoryHost()).open(step, '/register');
  return { done, back, hands, born: screen.getByLabelText<HTMLInputElement>(/^Date of birth/) };
}

test('The date picker offers no date after today', async () => {
  const { born } = await openStep();
  expect([born.type, born.max]).toEqual(['date', new Date().toISOString().slice(0, 10)]);
});

test('The step that creates the account names the terms and the consent before its button', async () => {
  await openStep();
  const agreement = screen.getByText(/By creating an account you agree to the/);
  const button = screen.getByRole('button', { name: 'Create account' });
  expect(agreement.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/explicitly consent/).isConnected).toBe(true);
});

test('The step can be skipped, and going back keeps what was typed', async () => {
  const { hands, done, back } = await openStep();
  await hands.type(screen.getByLabelText(/^Name/), 'Kim');
  await hands.click(screen.getByRole('button', { name: 'Back to email' }));
  expect(back).toHaveBeenCalledWith({ ...emptyAboutYou, fullName: 'Kim' });
  await hands.click(screen.getByRole('button', { name: 'Skip this for now' }));
  expect(done).toHaveBeenCalledWith(emptyAboutYou);
});

test('A rule that is broken is said once, in place of its hint', async () => {
  const { hands, born } = await openStep();
  screen.getByText('You must be 18 or older.');
  const lastYear = `${new Date().getFullYear() - 1}-01-01`;
  fireEvent.change(born, { target: { value: lastYear } });
  await hands.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('You must be 18 or older to create an account.');
  expect(screen.queryByText('You must be 18 or older.')).toBeNull();
});

test('The password rule is said once, as a hint or as what is wrong', async () => {
  const step = () => <CredentialsStep start={{ email: 'kim@example.com', password: '' }} onNext={jest.fn()} />;
  const { hands } = (await createMemoryHost()).open(step, '/register');
  screen.getByText('At least 8 characters.');
  await hands.type(screen.getByLabelText('Password'), 'short');
  await hands.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Use at least 8 characters.');
  expect(screen.queryByText('At least 8 characters.')).toBeNull();
});

test('The strength of a password is not rated beside the error that says what it lacks', async () => {
  const step = () => <CredentialsStep start={{ email: '', password: '' }} onNext={() => {}} />;
  const { hands } = (await createMemoryHost()).open(step, '/register');
  await hands.type(screen.getByLabelText('Password'), 'abc');
  expect(screen.getByRole('meter', { name: 'Password strength' }).isConnected).toBe(true);
  await hands.click(screen.getByRole('button', { name: 'Continue' }));
  screen.getByText('Use at least 8 characters.');
  expect(screen.queryByRole('meter')).toBeNull();
});

import { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aScore, bioPage, button } from './support/bio-page.ts';

const dialog = () => screen.getByRole('dialog');

async function openWizard() {
  const desk = await bioPage();
  await desk.press("Need help? Let's create together");
  return desk;
}
/** Fills in the third step. */
async function fillDetails({ hands, press }: Awaited<ReturnType<typeof openWizard>>) {
  for (let n = 0; n < 2; n++) await press('Continue');
  for (const interest of ['trail running', 'live music', 'board games']) await press(interest);
  await hands.type(screen.getByLabelText("What you're looking for"), 'Someone kind');
}

test('Three steps lead to a bio, forwards and back again', async () => {
  const { press } = await openWizard();
  const legends = () => [...dialog().querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends()[0]).toBe('I am a');
  await press('Continue');
  expect(legends()[0]).toBe('How should it sound?');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Flirty/ }).checked).toBe(true);
  await press('Continue');
  await button(/^Generate my bio/);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  for (let n = 0; n < 2; n++) await press('Back');
  expect(legends()[0]).toBe('I am a');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('The details suggest eight interests and four wishes, which can be cleared', async () => {
  const desk = await openWizard();
  for (let n = 0; n < 2; n++) await desk.press('Continue');
  for (const interest of [
    'trail running',
    'coffee tasting',
    'weekend trips',
    'live music',
    'board games',
    'strength training',
    'art galleries',
    'digital nomad life',
  ]) {
    await button(interest);
  }
  expect(screen.getByText('5 spots left. 3-5 interests keep things focused.').isConnected).toBe(true);
  const wanted = screen.getByLabelText<HTMLTextAreaElement>("What you're looking for");
  for (const wish of [
    'Serious relationship',
    'Something casual but meaningful',
    'Open to seeing where it goes',
    'New people and good conversations',
  ]) {
    await desk.press(wish);
    expect(wanted.value).toBe(wish);
  }
  await desk.press('Clear');
  expect(wanted.value).toBe('');
});

test('A click outside closes the dialog; while a bio is being written it stays open, and closes once it is done', async () => {
  const desk = await openWizard();
  const { page, hands, press } = desk;
  // jsdom has no layout: every click on the dialog element is outside of its box.
  const beside = () => fireEvent.click(dialog(), { clientX: 5, clientY: 5 });
  beside();
  expect(screen.queryByText('I am a')).toBeNull();
  await press("Need help? Let's create together");
  await fillDetails(desk);
  const written = Promise.withResolvers<void>();
  page.answer(bioGenerator, async () => {
    await written.promise;
    return {
      bio: 'I run.',
      explanation: [],
      writtenBy: 'demo AI',
      bonus: false,
      available: 1,
      toCheck: [],
      score: aScore(60),
      before: null,
    };
  });
  await press(/^Generate my bio/);
  await screen.findByText('This takes a few seconds. You can reload the page without losing anything.');
  beside();
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  await hands.click(within(dialog()).getByRole('button', { name: 'Close' }));
  expect(
    screen.getByText('This takes a few seconds. You can reload the page without losing anything.').isConnected,
  ).toBe(true);
  written.resolve();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy Bio' })).not.toBeNull());
  expect(screen.getByText('I run.').isConnected).toBe(true);
});

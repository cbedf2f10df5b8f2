import { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import { writeUserBio } from '@datewright/contracts/bio/write-user-bio';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import { aBio, aScore, bioPage, button } from './support/bio-page.ts';

const dialog = () => within(screen.getByRole('dialog', { name: 'Refresh your bio' }));
const tone = (name: RegExp) => dialog().getByRole<HTMLInputElement>('radio', { name });

/** A rewrite that names the tone that was requested. */
const rewrite = (tone = '') => ({
  bio: `${aBio} In ${tone}.`,
  explanation: ['It is concrete.'],
  writtenBy: 'demo AI',
  bonus: false,
  available: 4,
  toCheck: [],
  score: aScore(70),
  before: aScore(50),
});

/** Opens the dialog for a saved bio. */
async function openImprove() {
  const desk = await bioPage({ bio: aBio, left: 5 });
  desk.page.answer(bioGenerator, ({ body }) => rewrite(body.tone));
  await desk.press('Boost Me');
  return desk;
}

test('The request has the bio and the chosen tone, and no gender that the member did not choose', async () => {
  const { hands, press, page } = await openImprove();
  expect(dialog().getByRole('group', { name: 'Choose Your Vibe' }).isConnected).toBe(true);
  expect(tone(/^Flirty/).checked).toBe(true);
  await hands.click(tone(/^Bold/));
  await press(/^Refresh my bio/);
  await button(/^Try another rewrite/);
  const sent = { mode: 'improve', currentBio: aBio, tone: 'bold', gender: 'neutral' };
  expect(page.asked(bioGenerator).map(({ body }) => body)).toEqual([expect.objectContaining(sent)]);
});

test('The dialog starts with the tone that was chosen in the wizard', async () => {
  const { press, hands } = await bioPage({ bio: aBio });
  await press('Create together');
  await press('Continue');
  await hands.click(screen.getByRole('radio', { name: /^Thoughtful/ }));
  await press('Close');
  await press('Boost Me');
  expect(tone(/^Thoughtful/).checked).toBe(true);
});

test('Saving stores the rewrite and closes; closing without saving forgets the tone and the rewrite', async () => {
  const { press, hands, kept } = await openImprove();
  await hands.click(tone(/^Bold/));
  await press(/^Refresh my bio/);
  await button('Save this bio');
  await press('Close');
  await press('Boost Me');
  expect(tone(/^Flirty/).checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save this bio' })).toBeNull();
  await press(/^Refresh my bio/);
  await press('Save this bio');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Refresh your bio' })).toBeNull());
  expect(kept.bio).toBe(`${aBio} In flirty.`);
});

test('A rewrite with every change refused is not saved', async () => {
  const { press, page, kept } = await openImprove();
  await press(/^Refresh my bio/);
  await press(/accepted. Reject$/);
  await press('Save this bio');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Refresh your bio' })).toBeNull());
  expect([kept.bio, page.asked(writeUserBio)]).toEqual([aBio, []]);
});

test('At zero credits one rewrite is free; afterwards the notice says that the bonus preview is used too', async () => {
  const { page, hands, press } = await bioPage({ bio: aBio, left: 0, bonus: true });
  page.answer(bioGenerator, () => ({ ...rewrite('flirty'), bonus: true, available: 0 }));
  await press('Boost Me');
  const onUs = await dialog().findByRole('button', { name: 'Refresh my bio · on us' });
  dialog().getByText('One bonus preview is yours');
  await hands.click(onUs);
  await dialog().findByText('We unlocked a bonus preview so you can see what the upgrade delivers.');
  dialog().getByText('This refresh was on us.');
  dialog().getByText(/^You've used today's bonus preview\. You've used this week's bio credits\./);
  dialog().getByRole('link', { name: 'Add more tries' });
  expect((await button(/^Try another rewrite/)).hasAttribute('disabled')).toBe(true);
});

test('A rewrite of the member’s own words says what was cut, and that it is free; no AI is named', async () => {
  const { page, press, kept } = await openImprove();
  page.answer(bioGenerator, () => ({
    ...rewrite(),
    bio: 'I bake rye.',
    writtenBy: '',
    explanation: [],
    changes: [{ kind: 'cut' as const, words: 'bread' }],
  }));
  await press(/^Refresh my bio/);
  expect((await screen.findByText(/this is your own text: we cut “bread”. Free.$/)).isConnected).toBe(true);
  expect(screen.queryByText(/demo AI/)).toBeNull();
  await press('Save this bio');
  await waitFor(() => expect(kept.bio).toBe('I bake rye.'));
});

test('When the bio is the best there is, the next step leads to what brings points', async () => {
  const { page, press } = await openImprove();
  page.answer(bioGenerator, () => {
    throw apiRefusal('no_better_bio');
  });
  await press(/^Refresh my bio/);
  await press('See what brings points');
  expect(screen.queryByRole('dialog', { name: 'Refresh your bio' })).toBeNull();
});

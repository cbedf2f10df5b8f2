import { screen } from '@testing-library/react';
import { aBio, bioPage } from './support/bio-page.ts';

const counter = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'How it fits each app' });
const shown = () => `${counter().selectedOptions[0]?.textContent}: ${screen.getByText(/^\d+ of \d+/).textContent}`;

test('The length of a bio is shown for one app; another is one tap away and stays chosen', async () => {
  const { hands } = await bioPage({ bio: aBio });
  expect(shown()).toBe('Tinder: 17 of 500');
  await hands.selectOptions(counter(), 'Bumble');
  await hands.click(screen.getByRole('button', { name: 'Edit Bio' }));
  expect(shown()).toBe('Bumble: 17 of 300');
});

test('The app that a rewrite is for is the one whose limit the page shows', async () => {
  const { hands, press } = await bioPage({ bio: aBio, left: 5 });
  await press('Boost Me');
  await hands.click(screen.getByRole('radio', { name: 'Hinge' }));
  await hands.keyboard('{Escape}');
  expect(shown()).toBe('Hinge prompt: 17 of 150');
});

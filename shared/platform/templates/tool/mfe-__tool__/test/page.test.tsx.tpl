import { ask } from '@datewright/contracts/__tool__/ask';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen } from '@testing-library/react';
import Remote from '../src/remote.tsx';

test('A member asks, and reads an answer that is marked as an AI’s', async () => {
  const page = await createMemoryHost();
  page.answer(ask, () => ({ answer: 'Say what you liked.', writtenBy: 'demo AI', available: 2 }));
  const { hands } = page.open(Remote, '/__tool__');
  await hands.click(screen.getByRole('button', { name: 'Ask · 1 credit' }));
  expect((await screen.findByText('Write your question first.')).isConnected).toBe(true);
  expect(page.asked(ask)).toEqual([]);

  await hands.type(screen.getByLabelText('Your question'), 'What now?');
  await hands.click(screen.getByRole('button', { name: 'Ask · 1 credit' }));
  expect((await screen.findByText('Say what you liked.')).isConnected).toBe(true);
  expect(screen.getByText('Written by demo AI').isConnected).toBe(true);
  expect(page.asked(ask)[0]?.body).toMatchObject({ question: 'What now?' });
});

import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen } from '@testing-library/react';
import Remote from '../src/remote.tsx';

test('A member is greeted and counts', async () => {
  const page = await createMemoryHost();
  const { hands } = page.open(Remote, '/__name__');
  expect((await screen.findByText(`Hello, ${page.member.email}.`)).isConnected).toBe(true);
  await hands.click(screen.getByRole('button', { name: 'Count' }));
  expect((await screen.findByText('Counted once.')).isConnected).toBe(true);
});

test('A visitor is greeted too', async () => {
  const page = await createMemoryHost({ visitor: true });
  page.open(Remote, '/__name__');
  expect((await screen.findByText('Hello, visitor.')).isConnected).toBe(true);
});

import { memoryHost } from '@datewright/testkit/page/memory-host.tsx';
import { screen } from '@testing-library/react';
import Remote from '../src/remote.tsx';

test('The page says what it is', async () => {
  const page = await memoryHost();
  page.open(Remote, '/photoanalyzer');
  expect((await screen.findByRole('heading', { name: 'Photo Analyzer' })).isConnected).toBe(true);
});

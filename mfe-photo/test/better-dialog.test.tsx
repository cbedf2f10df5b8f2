import { memoryHost } from '@datewright/testkit/page/memory-host.tsx';
import { screen } from '@testing-library/react';
import { BetterDialog } from '../src/features/better/components/better-dialog.tsx';
import { analyzed } from './support/analyzed.ts';

async function openDialog(file: Blob | null) {
  const page = await memoryHost();
  const photo = analyzed('beach', { file });
  page.open(() => <BetterDialog photo={photo} isOpen onClose={() => {}} />, '/photoanalyzer');
}

test('Where the browser has lost the original, the member reads so and nothing is offered', async () => {
  await openDialog(null);
  expect((await screen.findByText(/no longer has the original/)).isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

test('A photo that the browser can not open is said to be one', async () => {
  Object.assign(window, { createImageBitmap: () => new Promise((_, reject) => setTimeout(reject)) });
  await openDialog(new Blob(['no picture']));
  expect((await screen.findByText(/can’t open this photo/)).isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

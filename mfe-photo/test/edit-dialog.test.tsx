import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen } from '@testing-library/react';
import { EditDialog } from '../src/features/edit/components/edit-dialog.tsx';
import { analyzed } from './support/analyzed.ts';

async function openDialog(file: Blob | null, isCopy = false) {
  const page = await createMemoryHost();
  const photo = analyzed('beach', { file, isCopy });
  page.open(() => <EditDialog photo={photo} isOpen onClose={() => {}} />, '/photoanalyzer');
}

test.each([
  ['has lost the original', null],
  ['has only a small copy of the original', new Blob(['small'])],
])('Where the browser %s, the member reads so and no edit is offered', async (_what, file) => {
  await openDialog(file, file !== null);
  expect((await screen.findByText(/no longer has the original/)).isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

test("The page says when the browser can't open a photo", async () => {
  Object.assign(window, { createImageBitmap: () => new Promise((_, reject) => setTimeout(reject)) });
  await openDialog(new Blob(['no picture']));
  expect((await screen.findByText(/can’t open this photo/)).isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

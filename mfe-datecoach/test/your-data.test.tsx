import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import { deleteAllDates } from '@datewright/contracts/datecoach/delete-all-dates';
import { exportDates } from '@datewright/contracts/datecoach/export-dates';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { networkError } from '@datewright/sdk/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { SavedTipsProvider } from '../src/components/saved-tips-provider.tsx';
import { YourData } from '../src/features/member-data/components/your-data.tsx';
import { SavedTipsView } from '../src/features/saved-tips/components/saved-tips-view.tsx';

const tip = { id: 't1', type: 'touch' as const, content: 'Ask first', notes: '', source: '', timestamp: '2026' };

function Page() {
  const [generation, setGeneration] = useState(0);
  return (
    <SavedTipsProvider key={generation}>
      <SavedTipsView hasPlans={false} />
      <YourData onDeleted={() => setGeneration(1)} />
    </SavedTipsProvider>
  );
}

async function open() {
  const page = await createMemoryHost();
  let items = [tip];
  page.answer(dateStatistics, () => ({ items }));
  page.answer(deleteAllDates, () => {
    items = [];
    return { playbooks: 0, savedTips: 1, plans: 0 };
  });
  const { hands } = page.open(Page, '/datecoach');
  await screen.findByText('Ask first');
  return { page, hands };
}

test('When deleting fails, then the page says so and the data stays in this browser', async () => {
  const { page, hands } = await open();
  const readStorage = () => Object.values({ ...localStorage }).join();
  await waitFor(() => expect(readStorage()).toContain('Ask first'));
  page.answer(deleteAllDates, () => {
    throw networkError();
  });
  await hands.click(screen.getByRole('button', { name: 'Delete everything' }));
  const dialog = within(screen.getByRole('dialog'));
  await hands.click(dialog.getByRole('button', { name: 'Delete everything' }));
  await dialog.findByText(/nothing has been deleted yet/);
  expect(readStorage()).toContain('Ask first');
});

test('Deleted data disappears from the page and from this browser', async () => {
  const { page, hands } = await open();
  const draft = `datecoach:${page.member.id}:plan-draft:m1:café`;
  sessionStorage.setItem(draft, 'half a plan');
  await hands.click(screen.getByRole('button', { name: 'Delete everything' }));
  await hands.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete everything' }));
  await screen.findByText('No saved items yet');
  expect(screen.queryByText('Ask first')).toBeNull();
  expect(Object.values({ ...localStorage }).join()).not.toContain('Ask first');
  expect(sessionStorage.getItem(draft)).toBeNull();
  expect(page.said).toEqual(['success: Everything is deleted.']);
});

test('A member can download all their data', async () => {
  const { page, hands } = await open();
  page.answer(exportDates, () => ({ playbooks: [], savedTips: [tip], plans: [], spots: [] }));
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await hands.click(screen.getByRole('button', { name: 'Download everything' }));
  await waitFor(() => expect(files).toHaveLength(1));
  click.mockRestore();
  expect(files[0]?.type).toBe('application/json');
});

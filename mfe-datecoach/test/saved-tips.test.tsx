import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { createMemoryHost, type MemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { SaveTipButton } from '../src/components/save-tip-button.tsx';
import { SavedTipsDialog } from '../src/components/saved-tips-dialog.tsx';
import { SavedTipsProvider } from '../src/components/saved-tips-provider.tsx';
import { SavedTipsView } from '../src/features/saved-tips/components/saved-tips-view.tsx';

const tipOf = (n: number, more: Partial<SavedTip> = {}): SavedTip => ({
  id: `t${n}`,
  type: 'conversation',
  content: `Tip number ${n}`,
  notes: '',
  source: 'Talk · A café',
  timestamp: new Date(Date.UTC(2026, 10, 21, 12, 0, n)).toISOString(),
  ...more,
});

/** Imitates the service's saved tips; set `fail` to make the next calls fail. */
function mockSavedTips(page: MemoryHost, start: SavedTip[] = []) {
  const stored = new Map(start.map((tip) => [tip.id, tip]));
  const state = { stored, fail: null as (() => Error) | null, gate: Promise.resolve() as Promise<unknown> };
  page.answer(dateStatistics, async ({ body }) => {
    if (body.action !== 'get') await state.gate;
    if (state.fail) throw state.fail();
    if (body.action === 'get') {
      return { items: [...stored.values()].sort((a, b) => b.timestamp.localeCompare(a.timestamp)) };
    }
    if (body.action === 'delete') return { deleted: Number(stored.delete(body.itemId)) };
    const saved = { ...body.item, notes: body.item.notes ?? stored.get(body.item.id)?.notes ?? '' };
    stored.set(saved.id, saved);
    return { data: [saved] };
  });
  return state;
}

function Tab() {
  const [open, setOpen] = useState(false);
  const { id, type, content, source } = tipOf(1);
  return (
    <SavedTipsProvider>
      <SaveTipButton tip={{ id, type, content, source }} />
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <SavedTipsDialog open={open} onClose={() => setOpen(false)} />
      <SavedTipsView hasPlans={false} />
    </SavedTipsProvider>
  );
}

const heart = () => screen.getAllByRole('button', { name: 'Save this tip' })[0] as HTMLElement;
const pressed = () => heart().getAttribute('aria-pressed');

test('Without saved tips, the tab says so and links to spots', async () => {
  const page = await createMemoryHost();
  mockSavedTips(page);
  page.open(Tab, '/datecoach?view=saved');
  expect((await screen.findByText('No saved items yet')).isConnected).toBe(true);
  expect(screen.getByRole('link', { name: 'Find date spots' }).getAttribute('href')).toBe('/datecoach?view=locations');
});

test('Saving a tip shows at once and is then sent to the service', async () => {
  const page = await createMemoryHost();
  const service = mockSavedTips(page);
  const { hands } = page.open(Tab, '/datecoach');
  await screen.findByText('No saved items yet');
  let open = () => {};
  service.gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await hands.click(heart());
  expect(pressed()).toBe('true');
  expect(service.stored.size).toBe(0);
  await act(async () => open());
  await waitFor(() =>
    expect(service.stored.get('t1')).toMatchObject({ content: 'Tip number 1', source: 'Talk · A café' }),
  );
  await hands.click(heart());
  expect(pressed()).toBe('false');
  await waitFor(() => expect(service.stored.size).toBe(0));
});

test('When saving fails, then the button reverts, with a message only at the limit', async () => {
  const page = await createMemoryHost();
  const service = mockSavedTips(page);
  const { hands } = page.open(Tab, '/datecoach');
  await screen.findByText('No saved items yet');
  service.fail = networkError;
  await hands.click(heart());
  await waitFor(() => expect(pressed()).toBe('false'));
  service.fail = () => apiRefusal('too_many_tips');
  await hands.click(heart());
  await waitFor(() => expect(page.said).toEqual([expect.stringContaining('500 saved tips')]));
  expect(pressed()).toBe('false');
  service.fail = null;
  await hands.click(heart());
  await waitFor(() => expect(service.stored.has('t1')).toBe(true));
  const answer = Promise.withResolvers<void>();
  service.gate = answer.promise;
  service.fail = networkError;
  await hands.click(heart());
  expect(pressed()).toBe('false');
  await act(async () => answer.resolve());
  await waitFor(() => expect(pressed()).toBe('true'));
  expect(page.said).toHaveLength(1);
});

test('When a member taps quickly and the first request fails, then the last tap wins', async () => {
  const page = await createMemoryHost();
  const service = mockSavedTips(page);
  const { hands } = page.open(Tab, '/datecoach');
  await screen.findByText('No saved items yet');
  let refuse = (_error: Error) => {};
  service.gate = new Promise((_resolve, reject) => {
    refuse = reject;
  });
  await hands.click(heart());
  await hands.click(heart());
  await hands.click(heart());
  expect(pressed()).toBe('true');
  service.gate.catch(() => {});
  await act(async () => {
    const failed = service.gate;
    service.gate = Promise.resolve();
    refuse(networkError());
    await failed.catch(() => {});
  });
  await waitFor(() => expect(service.stored.has('t1')).toBe(true));
  expect(pressed()).toBe('true');
});

test('Saved tips can be read offline', async () => {
  const page = await createMemoryHost();
  const service = mockSavedTips(page, [tipOf(2, { notes: 'For Thursday' })]);
  const first = page.open(Tab, '/datecoach');
  await screen.findByText('Tip number 2');
  await page.leave(first);
  service.fail = networkError;
  page.open(Tab, '/datecoach');
  expect(screen.getByText('Tip number 2').isConnected).toBe(true);
  expect(screen.getByText('For Thursday').isConnected).toBe(true);
});

test('When tips cannot be loaded, then the list is not shown as empty', async () => {
  const page = await createMemoryHost();
  const service = mockSavedTips(page, [tipOf(2)]);
  service.fail = () => apiRefusal('not_signed_in');
  const { hands } = page.open(Tab, '/datecoach');
  await screen.findByText(/couldn’t load your saved tips/);
  expect(screen.queryByText('No saved items yet')).toBeNull();
  service.fail = null;
  await hands.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Tip number 2');
});

test('A member can add a note, and a note that could not be saved stays in the field', async () => {
  const page = await createMemoryHost();
  const service = mockSavedTips(page, [tipOf(2)]);
  const { hands } = page.open(Tab, '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Add a note' }));
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your note');
  expect(document.activeElement).toBe(field());
  await hands.type(field(), 'Kérdezd meg!');
  service.fail = networkError;
  await hands.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText(/not saved yet/);
  expect(field().value).toBe('Kérdezd meg!');
  service.fail = null;
  await hands.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(service.stored.get('t2')?.notes).toBe('Kérdezd meg!'));
  const again = await screen.findByRole('button', { name: 'Edit note' });
  await waitFor(() => expect(document.activeElement).toBe(again));
});

test('A removed tip can be restored in place with its notes, also by keyboard', async () => {
  const page = await createMemoryHost();
  const service = mockSavedTips(page, [tipOf(3), tipOf(2, { notes: 'Mine' }), tipOf(1)]);
  const { hands } = page.open(Tab, '/datecoach');
  const cards = () => within(screen.getByRole('list')).getAllByRole('listitem');
  await screen.findByText('3 saved tips');
  await hands.click(within(cards()[1] as HTMLElement).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(service.stored.has('t2')).toBe(false));
  expect(cards()).toHaveLength(3);
  const back = screen.getByRole('button', { name: 'Bring back' });
  expect(document.activeElement).toBe(back);
  await hands.keyboard('{Enter}');
  await waitFor(() => expect(service.stored.get('t2')).toEqual(tipOf(2, { notes: 'Mine' })));
  expect(cards()[1]?.textContent).toContain('Tip number 2');
  expect(screen.queryByText('Removed.')).toBeNull();
});

test('The dialog counts the favourites, and a removed one can be saved again', async () => {
  const page = await createMemoryHost();
  const service = mockSavedTips(page, [tipOf(2, { type: 'touch', notes: 'Mine' }), tipOf(3, { type: 'situation' })]);
  const { hands } = page.open(Tab, '/datecoach');
  await screen.findByText('2 saved tips');
  await hands.click(screen.getByRole('button', { name: 'open' }));
  const dialog = () => screen.getByRole('dialog', { name: /Saved/ });
  expect(dialog().textContent).toContain('Saved (2)');
  expect(dialog().textContent).toMatch(/Clutch.*Vibe/);
  const hearts = within(dialog()).getAllByRole('button', { name: 'Save this tip' });
  await hands.click(hearts[1] as HTMLElement);
  await waitFor(() => expect(service.stored.has('t2')).toBe(false));
  expect(dialog().textContent).toContain('Saved (1)');
  await hands.click(hearts[1] as HTMLElement);
  await waitFor(() => expect(service.stored.get('t2')?.notes).toBe('Mine'));
});

test('Two hundred tips are all listed', async () => {
  const page = await createMemoryHost();
  mockSavedTips(
    page,
    Array.from({ length: 200 }, (_one, at) => tipOf(at)),
  );
  page.open(Tab, '/datecoach');
  await screen.findByText('200 saved tips');
  expect(screen.getAllByText(/^Tip number/)).toHaveLength(200);
});

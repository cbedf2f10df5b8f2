import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { render, screen, within } from '@testing-library/react';
import type { RemoteModule } from '../src/federation/remote-cache.ts';
import { type Faults, injectFaults, readFaults, storeFaults } from '../src/preview/faults.ts';
import { PreviewToolbar } from '../src/preview/preview-toolbar.tsx';

const remote = (name: string, version: string, more: object = {}) =>
  ({ card: { name, version }, ...more }) as ComposedRemote;
const bio = remote('mfe_bio', '1.4.0+3f2a', { preview: true });
const chatpad = remote('mfe_chatpad', '2.0.0');
const composition: Composition = { compositionId: 'preview', remotes: [chatpad, bio] };

async function open(faults: Faults = {}, shown = composition) {
  const { open: show } = await createMemoryHost();
  const changes: Faults[] = [];
  const { hands } = show(
    () => (
      <PreviewToolbar
        {...{ composition: shown, faults }}
        loadTimes={{ mfe_bio: 312.4 }}
        onChange={(next) => changes.push(next)}
      />
    ),
    '/',
  );
  const toolbar = await screen.findByRole('complementary', { name: 'Preview' });
  return { hands, changes, toolbar };
}

beforeEach(() => sessionStorage.clear());

test('The bar names the previewed version, and stopping forgets the simulated failures', async () => {
  storeFaults({ mfe_bio: 'slow' });
  const { hands, toolbar } = await open();
  expect(toolbar.textContent).toContain('Preview of mfe_bio 1.4.0+3f2a. Only this browser has it.');
  const stop = within(toolbar).getByRole('button', { name: 'End the preview' });
  const form = stop.closest('form');
  expect([form?.method, form?.action]).toEqual(['post', `${location.origin}/registry/v1/previews/end`]);
  form?.addEventListener('submit', (event) => event.preventDefault());
  await hands.click(stop);
  expect(readFaults()).toEqual({});
});

test('The bar names a previewed shell', async () => {
  const { preview: _preview, ...released } = bio;
  const shown = { ...composition, shell: { version: '2.0.0+9a1b', preview: true }, remotes: [chatpad, released] };
  const { toolbar } = await open({}, shown);
  expect(toolbar.textContent).toContain('Preview of mfe_shell 2.0.0+9a1b. Only this browser has it.');
});

test('The list of remotes opens by keyboard, with the previewed one first and how long each took to load', async () => {
  const { hands, toolbar } = await open();
  expect(within(toolbar).queryByRole('list')).toBeNull();
  await hands.tab();
  await hands.keyboard('{Enter}');
  const rows = within(toolbar).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'mfe_bio 1.4.0+3f2a preview',
    'mfe_chatpad 2.0.0 ',
  ]);
  expect(rows[0]?.textContent).toContain('Loaded in 312 ms');
  expect(rows[1]?.textContent).toContain('Not loaded');
});

test('Failures are applied together, and one button turns them off', async () => {
  const { hands, toolbar, changes } = await open({ mfe_bio: 'slow' });
  expect(toolbar.textContent).toContain('Simulated in this tab: mfe_bio: slow.');
  await hands.click(within(toolbar).getByRole('button', { name: 'Remotes' }));
  await hands.selectOptions(screen.getByLabelText('Simulate a failure of mfe_chatpad'), 'crash');
  await hands.click(within(toolbar).getByRole('button', { name: 'Apply and reload' }));
  await hands.click(within(toolbar).getByRole('button', { name: 'Turn all off' }));
  expect(changes).toEqual([{ mfe_bio: 'slow', mfe_chatpad: 'crash' }, {}]);
});

const page: RemoteModule = { default: () => <p>The page</p> };

function load(faults: Faults) {
  const [asked, fetched, loaded]: string[][] = [[], [], []];
  const source = injectFaults(
    {
      loadRemote: async ({ card }) => {
        asked?.push(card.name);
        return page;
      },
      fetchRemote: ({ card }) => void fetched?.push(card.name),
      loadShared: async () => undefined,
    },
    faults,
    (name, ms) => loaded?.push(`${name} ${Math.round(ms / 1000)}`),
  );
  source.fetchRemote(bio);
  return { asked, fetched, loaded, done: source.loadRemote(bio, 0) };
}

test('A remote without a failure loads as it does for members, and is measured', async () => {
  const { done, fetched, loaded } = load({ mfe_chatpad: 'blocked' });
  expect(await done).toBe(page);
  expect([fetched, loaded]).toEqual([['mfe_bio'], ['mfe_bio 0']]);
});

test('A blocked remote requests nothing and fails to load', async () => {
  const { done, asked, fetched, loaded } = load({ mfe_bio: 'blocked' });
  await expect(done).rejects.toThrow('blocks mfe_bio');
  expect([asked, fetched, loaded]).toEqual([[], [], []]);
});

test('A slow remote loads three seconds later', async () => {
  jest.useFakeTimers();
  const { done, asked, loaded } = load({ mfe_bio: 'slow' });
  await jest.advanceTimersByTimeAsync(2999);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await done).toBe(page);
  expect(loaded).toEqual(['mfe_bio 3']);
  jest.useRealTimers();
});

test('A remote with a simulated crash loads, and throws when it renders', async () => {
  const { default: Page } = await load({ mfe_bio: 'crash' }).done;
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Page />)).toThrow('makes this remote throw');
  log.mockRestore();
});

test('What somebody else wrote into the storage is ignored', () => {
  sessionStorage.previewFaults = '{"mfe_bio":"explode","mfe_chatpad":"crash"}';
  expect(readFaults()).toEqual({ mfe_chatpad: 'crash' });
  sessionStorage.previewFaults = '{';
  expect(readFaults()).toEqual({});
});

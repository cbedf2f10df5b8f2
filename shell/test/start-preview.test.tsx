import type { Composition } from '@datewright/contracts/registry/get-composition';
import { act } from '@testing-library/react';
import type { RemoteSource } from '../src/federation/remote-cache.ts';
import { start } from '../src/start.tsx';

jest.mock('@datewright/ui/styles.css', () => ({}));

const mockLoadToolbar = jest.fn();
jest.mock('../src/preview/open-toolbar.tsx', () => {
  mockLoadToolbar();
  return { openToolbar: (_host: unknown, _composition: Composition, source: RemoteSource) => source };
});

const source: RemoteSource = {
  loadRemote: () => Promise.reject(new Error('There is no remote.')),
  fetchRemote: () => undefined,
  loadShared: async () => undefined,
};

async function startWith(shell: Composition['shell']): Promise<void> {
  const composition: Composition = { compositionId: 'test', shell, remotes: [] };
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="composition">${JSON.stringify(composition)}</script>`;
  await act(() => start(source));
}

test('The toolbar is loaded for a preview alone', async () => {
  globalThis.fetch = () => Promise.reject(new Error('Nothing answers.'));
  await startWith({ version: '1.0.0' });
  expect(mockLoadToolbar).not.toHaveBeenCalled();
  await startWith({ version: '1.1.0', preview: true });
  expect(mockLoadToolbar).toHaveBeenCalledTimes(1);
});

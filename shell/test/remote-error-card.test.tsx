import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, screen } from '@testing-library/react';
import { RemoteErrorCard } from '../src/app/remote-error-card.tsx';

afterEach(() => void jest.restoreAllMocks());

test('Offline, a page that did not load says why, and loads once the device is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await createMemoryHost();
  const retry = jest.fn();
  page.open(() => <RemoteErrorCard onRetry={retry} last={false} />, '/');
  expect(screen.getByRole('alert').textContent).toContain('This page needs a connection');
  expect(screen.queryByRole('button')).toBeNull();
  expect(retry).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('Online, it is loaded again only when the member asks for it', async () => {
  const page = await createMemoryHost();
  const retry = jest.fn();
  const { hands } = page.open(() => <RemoteErrorCard onRetry={retry} last={false} />, '/');
  expect(retry).not.toHaveBeenCalled();
  await hands.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

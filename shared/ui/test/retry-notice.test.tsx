import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, screen } from '@testing-library/react';
import { RetryNotice } from '../src/index.ts';

test('The button beside a failure tries again, without the event of the click', async () => {
  const retry = jest.fn();
  const { hands } = (await createMemoryHost()).open(() => <RetryNotice onRetry={retry}>It failed.</RetryNotice>, '/');
  expect(screen.getByText('It failed.')).toBeTruthy();
  await hands.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry.mock.calls).toEqual([[]]);
});

test('Offline, there is no button that could only fail again', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  (await createMemoryHost()).open(() => <RetryNotice onRetry={() => {}}>It failed.</RetryNotice>, '/');
  expect(screen.getByText('It failed.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  online.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

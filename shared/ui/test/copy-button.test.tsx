import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { CopyButton } from '../src/parts/copy-button.tsx';

const labels = { copy: 'Copy', copied: 'Copied!', failed: 'Copy failed.' };

afterEach(() => void jest.useRealTimers());

/** Two lines to copy, whose buttons are replaced once the list is complete. */
function List() {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <CopyButton key={String(isDone)} text="See you at eight." labels={labels} />
      <CopyButton key={`other ${isDone}`} text="Maybe." labels={labels} />
      <button type="button" onClick={() => setDone(true)}>
        End
      </button>
    </>
  );
}

test('A copy is confirmed for two seconds, also by a button that takes the place of the pressed one', async () => {
  const { hands } = (await createMemoryHost()).open(List, '/');
  jest.useFakeTimers({ advanceTimers: true });
  const [first] = screen.getAllByRole('button', { name: 'Copy' });
  await hands.click(first as HTMLElement);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await hands.click(screen.getByRole('button', { name: 'End' }));
  const shown = () => screen.getAllByRole('button', { name: /^Cop/ }).map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Copied!', 'Copy']);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(shown()).toEqual(['Copy', 'Copy']);
});

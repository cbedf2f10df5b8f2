import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { PhotoScore } from '../src/features/results/components/photo-score.tsx';
import { useSettle } from '../src/hooks/use-settle.ts';

const setMotion = (isWanted: boolean) => {
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: isWanted === query.includes('no-preference') }),
  });
};

async function openScore(id: string, isNew: boolean) {
  const page = await createMemoryHost();
  page.open(() => <PhotoScore id={id} score={7.4} isNew={isNew} />, '/photoanalyzer');
  return screen.findByRole('img', { name: '7.4 out of 10' });
}

test('A score counts up once when it arrives', async () => {
  setMotion(true);
  const score = await openScore('new', true);
  expect(score.textContent).not.toBe('7.4 / 10');
  await waitFor(() => expect(score.textContent).toBe('7.4 / 10'));
  cleanup();
  expect((await openScore('new', true)).textContent).toBe('7.4 / 10');
});

test.each([
  ['of an earlier visit', false, true],
  ['with reduced motion', true, false],
])('A score %s is there at once', async (name, isNew, isMotionWanted) => {
  setMotion(isMotionWanted);
  expect((await openScore(name, isNew)).textContent).toBe('7.4 / 10');
});

function Rows() {
  const [rows, setRows] = useState(['a', 'b']);
  const list = useRef<HTMLUListElement>(null);
  useSettle(list);
  return (
    <>
      <ul ref={list}>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setRows(rows.toReversed())}>
        Turn
      </button>
    </>
  );
}

test.each([
  ['settles', true, 2],
  ['does not move with reduced motion', false, 0],
])('A list in a new order %s', async (_, isMotionWanted, moved) => {
  setMotion(isMotionWanted);
  const animate = jest.fn();
  Object.assign(HTMLElement.prototype, { animate });
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    },
  });
  const page = await createMemoryHost();
  page.open(Rows, '/photoanalyzer');
  act(() => screen.getByRole('button', { name: 'Turn' }).click());
  expect(animate).toHaveBeenCalledTimes(moved);
});

import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act } from '@testing-library/react';
import { Celebration } from '../src/features/purchase/components/celebration.tsx';

const purchase = {
  status: 'complete',
  planType: 'monthly',
  amount: 24.99,
  currency: 'EUR',
  transactionId: 'cs_test_12345678',
} as const;

/** Counts the pieces of confetti that the first frame draws. */
function countPieces(): { first: number } {
  const drawn = { first: 0, now: 0 };
  const pen = {
    clearRect() {
      drawn.first ||= drawn.now;
    },
    fillRect: () => drawn.now++,
    save() {},
    translate() {},
    rotate() {},
    restore() {},
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null);
  return drawn;
}

async function celebrate(width: number, prefersReducedMotion = false) {
  const drawn = countPieces();
  Object.assign(window, { innerWidth: width, matchMedia: () => ({ matches: prefersReducedMotion }) });
  const { open } = await createMemoryHost();
  open(() => <Celebration purchase={purchase} />, '/subscription/success');
  await act(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  return drawn.first;
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [767, 120],
  [768, 220],
])('At a width of %i pixels a purchase is celebrated with %i pieces of confetti', async (width, pieces) => {
  expect(await celebrate(width)).toBe(pieces);
});

test('With reduced motion there is no confetti', async () => {
  expect(await celebrate(1024, true)).toBe(0);
});

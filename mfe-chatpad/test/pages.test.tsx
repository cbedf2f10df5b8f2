import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import type { Match } from '@datewright/contracts/chatpad/match';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { screen } from '@testing-library/react';
import { emptyFields } from '../src/features/matches/lib/match-fields.ts';
import Remote from '../src/remote.tsx';
import { createRound } from './support/round.ts';

const kata: Match = { ...emptyFields, name: 'Kata', id: 'm1', version: 1, closed: false, createdAt: '', updatedAt: '' };
const lastMessage = { sender: 'match', content: 'Tea or rum?' } as const;
const suggestion = { id: 's1', text: 'Tea, then rum', reason: 'r', evidence: null, saved: false };

const createPageRound = (id: string, text: string) => ({
  ...createRound([{ ...suggestion, id: `line-${id}`, text }]),
  id,
  createdAt: `2026-01-0${id}T00:00:00.000Z`,
});

test('All pages of matches are listed, and earlier suggestions load when the member asks for them', async () => {
  const host = await createMemoryHost({ plan: () => planWithCredits('chatpad', 5) });
  host.answer(listMatches, ({ query }) =>
    query.before === 'second'
      ? { matches: [{ ...kata, id: 'm2', name: 'Luca', lastMessage }], freeStops: 3, earlier: null }
      : { matches: [kata], freeStops: 3, earlier: 'second' },
  );
  const asked: (string | undefined)[] = [];
  host.answer(getMatch, ({ query }) => {
    asked.push(query.before);
    return query.before === 'older'
      ? { match: kata, rounds: [createPageRound('1', 'The oldest line')], earlier: null }
      : { match: kata, rounds: [createPageRound('2', 'The newest line')], earlier: 'older' };
  });
  const { hands } = host.open(Remote, '/chatpad?match=m1');
  expect(await screen.findByText('The newest line')).toBeTruthy();
  expect(await screen.findByText('Tea or rum?')).toBeTruthy();
  expect(screen.queryByText('The oldest line')).toBeNull();
  await hands.click(screen.getByRole('button', { name: 'Show earlier suggestions' }));
  expect(await screen.findByText('The oldest line')).toBeTruthy();
  expect(screen.getByText('The newest line')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier suggestions' })).toBeNull();
  expect(asked).toEqual([undefined, 'older']);
});

import { outcomeOf } from '../src/attack.ts';
import type { House } from '../src/house.ts';
import { runAttack, tableOf } from '../src/run-attacks.ts';

const house = { deaths: () => [] as string[] } as House;

test('What gave way is counted and told, in one line of plain characters', async () => {
  const outcome = await outcomeOf(house, {
    name: 'a stub',
    run: async (_house, note) => {
      note('held', true);
      note('gave\nway', false);
    },
  });
  expect(outcome).toEqual({ tries: 2, gaveWay: ['gave?way'] });
});

test('A process that ended by itself gave way', async () => {
  const deaths: string[] = [];
  const { gaveWay } = await outcomeOf(
    { ...house, deaths: () => deaths },
    {
      name: 'a stub',
      run: async () => void deaths.push('chatpad ended (1)'),
    },
  );
  expect(gaveWay).toEqual(['chatpad ended (1)']);
});

test('An attack that breaks off gave way, and the table says so', async () => {
  const line = await runAttack(house, { name: 'a stub', run: () => Promise.reject(new Error('no answer')) });
  expect(line.gaveWay).toEqual(['Error: no answer']);
  expect(tableOf([line])).toContain('GAVE WAY');
});

import { runForOutcome } from '../src/attack.ts';
import type { AttackEnvironment } from '../src/attack-environment.ts';
import { formatTable, runAttack } from '../src/run-attacks.ts';

const house = { crashes: () => [] as string[] } as AttackEnvironment;

test('What gave way is counted and told, in one line of plain characters', async () => {
  const outcome = await runForOutcome(house, {
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
  const { failures: gaveWay } = await runForOutcome(
    { ...house, crashes: () => deaths },
    {
      name: 'a stub',
      run: async () => void deaths.push('chatpad ended (1)'),
    },
  );
  expect(gaveWay).toEqual(['chatpad ended (1)']);
});

test('An attack that breaks off gave way, and the table says so', async () => {
  const line = await runAttack(house, { name: 'a stub', run: () => Promise.reject(new Error('no answer')) });
  expect(line.failures).toEqual(['Error: no answer']);
  expect(formatTable([line])).toContain('GAVE WAY');
});

import { runForOutcome } from '../src/attack.ts';
import type { AttackEnvironment } from '../src/attack-environment.ts';
import { formatTable, runAttack } from '../src/run-attacks.ts';

const environment = { crashes: () => [] as string[] } as AttackEnvironment;

test('Failures are counted and listed, each in one line of plain characters', async () => {
  const outcome = await runForOutcome(environment, {
    name: 'a stub',
    run: async (_environment, record) => {
      record('isSafe', true);
      record('gave\nway', false);
    },
  });
  expect(outcome).toEqual({ tries: 2, failures: ['gave?way'] });
});

test('A process that ended by itself is a failure', async () => {
  const deaths: string[] = [];
  const { failures } = await runForOutcome(
    { ...environment, crashes: () => deaths },
    {
      name: 'a stub',
      run: async () => void deaths.push('chatpad ended (1)'),
    },
  );
  expect(failures).toEqual(['chatpad ended (1)']);
});

test('An attack that throws is a failure, and the table says so', async () => {
  const line = await runAttack(environment, { name: 'a stub', run: () => Promise.reject(new Error('no answer')) });
  expect(line.failures).toEqual(['Error: no answer']);
  expect(formatTable([line])).toContain('GAVE WAY');
});

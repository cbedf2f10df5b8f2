import { type ChaosRow, runChaos } from '../src/run-chaos.ts';

test('When the database or the account service is killed under members, then nothing is lost, charged twice or told wrong', async () => {
  const rows = await runChaos(() => {}, {
    members: 2,
    faults: [
      { process: 'database', kind: 'kill' },
      { process: 'account', kind: 'kill' },
    ],
  });
  const harm = rows.map(({ fault, lost, doubled, wrong }) => ({ fault, lost, doubled, wrong }));
  expect(harm).toEqual(rows.map(({ fault }: ChaosRow) => ({ fault, lost: [], doubled: [], wrong: [] })));
  expect(rows.map(({ seconds }) => seconds !== undefined && seconds < 15)).toEqual([true, true]);
});

import { runChaos } from '../src/run-chaos.ts';
import type { ChaosRow } from '../src/run-round.ts';
import { sabotages } from '../src/sabotage/sabotages.ts';

/** One product for all tests: three faults, and then each sabotage alone. */
let rows: ChaosRow[] = [];
beforeAll(async () => {
  rows = await runChaos(() => {}, {
    members: 2,
    seconds: 150,
    faults: [
      { process: 'database', kind: 'kill' },
      { process: 'account', kind: 'kill' },
      { process: 'database', kind: 'cut' },
    ],
    network: false,
    replicas: false,
    sabotage: [...sabotages.keys()],
  });
}, 900_000);

test('When the database or the account service is killed, or no connection to the database is to be had, then nothing is lost, charged wrongly, held, doubled or unsettled', () => {
  const honest = rows.filter(({ name }) => !name.startsWith('sabotage'));
  expect(honest.map(({ name, findings, error, isSkipped }) => ({ name, findings, error, isSkipped }))).toEqual(
    honest.map(({ name }) => ({ name, findings: [], error: undefined, isSkipped: undefined })),
  );
  expect(honest.map(({ seconds }) => seconds !== undefined)).toEqual([true, true, true, true]);
});

test.each([...sabotages])('The sabotage %s turns the audit red', (name, { expectedFinding: seenAs }) => {
  const row = rows.find((one) => one.name.startsWith(`sabotage ${name}:`));
  expect(row?.error).toBeUndefined();
  expect(row?.findings.map(({ kind }) => kind)).toContain(seenAs);
});

import { businessServices } from '@datewright/platform/workspace/services';
import { type AttackEnvironment, startAttackEnvironment } from '../src/attack-environment.ts';
import { fuzz } from '../src/fuzz/fuzz.ts';
import { attacks, runAttack } from '../src/run-attacks.ts';

let house: AttackEnvironment;
beforeAll(async () => {
  house = await startAttackEnvironment();
});
afterAll(() => house.stop());

test('The calls of every service are found in the contracts', () => {
  const services = new Set(house.routes.map(({ service }) => service));
  expect([...services].sort()).toEqual([...businessServices, 'registry'].sort());
  expect(house.routes.length).toBeGreaterThan(55);
});

test.each(attacks.map((attack) => [attack.name, attack] as const))(
  'The house holds against %s',
  async (_name, attack) => {
    const { tries, failures: gaveWay } = await runAttack(house, attack);
    expect(gaveWay).toEqual([]);
    expect(tries).toBeGreaterThan(0);
  },
);

test('No made-up value brings a call to fail, to be slow, or to keep memory', async () => {
  const gaveWay: string[] = [];
  const { skipped: left, neverSucceeded: neverDone } = await fuzz(
    house,
    { tries: 15, seed: 20261121, seconds: 900 },
    (what, held) => void (held || gaveWay.push(what.slice(0, 500))),
  );
  expect({ gaveWay, left }).toEqual({ gaveWay: [], left: [] });
  // The desk was attacked from behind its door.
  for (const name of ['createPost', 'unpublishPost', 'previewPost'])
    expect(neverDone).not.toContain(`marketing ${name}`);
  expect(house.crashes()).toEqual([]);
});

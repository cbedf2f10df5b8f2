import { businessServices } from '@datewright/platform/workspace/services';
import { type AttackEnvironment, startAttackEnvironment } from '../src/attack-environment.ts';
import { fuzz } from '../src/fuzz/fuzz.ts';
import { attacks, runAttack } from '../src/run-attacks.ts';

let environment: AttackEnvironment;
beforeAll(async () => {
  environment = await startAttackEnvironment();
});
afterAll(() => environment.stop());

test('The calls of every service are found in the contracts', () => {
  const services = new Set(environment.routes.map(({ service }) => service));
  expect([...services].sort()).toEqual([...businessServices, 'registry'].sort());
  expect(environment.routes.length).toBeGreaterThan(55);
});

test.each(attacks.map((attack) => [attack.name, attack] as const))(
  'The product withstands %s',
  async (_name, attack) => {
    const { tries, failures: gaveWay } = await runAttack(environment, attack);
    expect(gaveWay).toEqual([]);
    expect(tries).toBeGreaterThan(0);
  },
);

test('No generated value makes a call fail, slow it down, or leak memory', async () => {
  const gaveWay: string[] = [];
  const { skipped: left, neverSucceeded: neverDone } = await fuzz(
    environment,
    { tries: 15, seed: 20261121, seconds: 900 },
    (what, isSafe) => void (isSafe || gaveWay.push(what.slice(0, 500))),
  );
  expect({ gaveWay, left }).toEqual({ gaveWay: [], left: [] });
  // The blog admin was attacked with an admin's session too.
  for (const name of ['createPost', 'unpublishPost', 'previewPost'])
    expect(neverDone).not.toContain(`marketing ${name}`);
  expect(environment.crashes()).toEqual([]);
});

import { startTestDatabase } from '@datewright/platform/testing/test-database';
import type { Attack } from './attack.ts';
import { startAttackEnvironment } from './attack-environment.ts';
import { floods } from './floods/floods.ts';
import { type FloodImpact, formatFloodTable, isTolerable, runFlood } from './floods/run-flood.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { type AttackResult, attacks, formatTable, runAttack } from './run-attacks.ts';

/**
 * `npm run attack` tries everything; `npm run attack -- races fuzz` parts of it, by how their names begin; `flood` is what another
 * member feels of each flood. `FUZZ_SEED` makes up the same values again.
 */
const args = process.argv.slice(2);
const isSelected = (name: string) => args.length === 0 || args.some((word) => name.startsWith(word));
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

const fuzzing: Attack = {
  name: 'fuzz every call',
  async run(house, note) {
    const { neverSucceeded: neverDone, skipped: left } = await fuzz(house, { tries: 200, seed, seconds: 120 }, note);
    console.log(`Seed ${seed}. Never answered by 2xx: ${neverDone.join(', ') || 'none'}.`);
    if (left.length > 0) console.log(`No time was left for: ${left.join(', ')}.`);
  },
};

const floodSeconds = 20;
const impacts: FloodImpact[] = [];
const lines: AttackResult[] = [];
try {
  const database = await startTestDatabase();
  process.env.TEST_MONGODB_URI = database.uri;
  try {
    const house = await startAttackEnvironment();
    try {
      for (const attack of [...attacks, fuzzing].filter(({ name }) => isSelected(name))) {
        lines.push(await runAttack(house, attack));
        console.log(`${attack.name} …`);
      }
      for (const flood of isSelected('flood') ? floods : []) {
        impacts.push(await runFlood(house, flood, floodSeconds));
        console.log(`flood: ${flood.name} …`);
      }
    } finally {
      await house.stop();
    }
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
if (lines.length + impacts.length === 0) {
  console.error(
    `There is no such attack: there are ${[...attacks, fuzzing].map(({ name }) => name).join(', ')}, flood.`,
  );
  process.exit(1);
}
if (lines.length > 0) console.log(`\n${formatTable(lines)}`);
if (impacts.length > 0)
  console.log(`\nWhat another member feels after ${floodSeconds} s of a flood\n${formatFloodTable(impacts)}`);
const hasPassed = lines.every(({ failures: gaveWay }) => gaveWay.length === 0) && impacts.every(isTolerable);
process.exit(hasPassed ? 0 : 1);

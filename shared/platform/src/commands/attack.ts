import type { Attack } from '@datewright/attack/attack';
import { floods } from '@datewright/attack/floods/floods';
import { type Felt, floodTable, isBearable, runFlood } from '@datewright/attack/floods/run-flood';
import { fuzz } from '@datewright/attack/fuzz/fuzz';
import { startHouse } from '@datewright/attack/house';
import { attacks, type Line, runAttack, tableOf } from '@datewright/attack/run-attacks';
import { startTestDatabase } from '@datewright/testkit/test-database';

/**
 * `npm run attack` tries everything; `npm run attack -- races fuzz` parts of it, by how their names begin; `flood` is what another
 * member feels of each flood. `FUZZ_SEED` makes up the same values again.
 */
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.some((word) => name.startsWith(word));
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

const fuzzing: Attack = {
  name: 'fuzz every call',
  async run(house, note) {
    const { neverDone, left } = await fuzz(house, { tries: 200, seed, seconds: 120 }, note);
    console.log(`Seed ${seed}. Never answered by 2xx: ${neverDone.join(', ') || 'none'}.`);
    if (left.length > 0) console.log(`No time was left for: ${left.join(', ')}.`);
  },
};

const floodSeconds = 20;
const felt: Felt[] = [];
const lines: Line[] = [];
try {
  const database = await startTestDatabase();
  process.env.TEST_MONGODB_URI = database.uri;
  try {
    const house = await startHouse();
    try {
      for (const attack of [...attacks, fuzzing].filter(({ name }) => isAsked(name))) {
        lines.push(await runAttack(house, attack));
        console.log(`${attack.name} …`);
      }
      for (const flood of isAsked('flood') ? floods : []) {
        felt.push(await runFlood(house, flood, floodSeconds));
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
if (lines.length + felt.length === 0) {
  console.error(
    `There is no such attack: there are ${[...attacks, fuzzing].map(({ name }) => name).join(', ')}, flood.`,
  );
  process.exit(1);
}
if (lines.length > 0) console.log(`\n${tableOf(lines)}`);
if (felt.length > 0) console.log(`\nWhat another member feels after ${floodSeconds} s of a flood\n${floodTable(felt)}`);
const held = lines.every(({ gaveWay }) => gaveWay.length === 0) && felt.every(isBearable);
process.exit(held ? 0 : 1);

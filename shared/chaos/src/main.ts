import { formatTable } from './format-table.ts';
import { runChaos } from './run-chaos.ts';
import { hasFailed } from './run-round.ts';
import { type ChaosSettings, ChaosSettingsError, readSettings } from './settings.ts';

/**
 * `npm run chaos [-- --members 6 --seconds 1200 --faults account:kill,… --replicas --sabotage charge-twice,…]` ends each process in turn
 * under members who use the product, and reconciles what they were told with what there is. Ends with 1 when anything differs, never
 * came back, was skipped or could not be looked at.
 */
const started = performance.now();
const log = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

function parseSettings(args: string[]): ChaosSettings {
  try {
    return readSettings(args);
  } catch (error) {
    if (!(error instanceof ChaosSettingsError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

try {
  const rows = await runChaos(log, parseSettings(process.argv.slice(2)));
  console.log(`\n${formatTable(rows)}\n`);
  process.exit(rows.some(hasFailed) ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

import { isHarmed, runChaos } from '@datewright/chaos/run-chaos';
import { tableOf } from '@datewright/chaos/table';

/** `npm run chaos` ends each process in turn under members who use the product. Ends with 1 when anything got lost. */
const started = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  const rows = await runChaos(say);
  console.log(`\n${tableOf(rows)}\n`);
  process.exit(rows.some(isHarmed) ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

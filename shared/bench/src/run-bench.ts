import { startBenchSystem } from './bench-system.ts';
import { type PartName, partNames } from './figure.ts';
import { loadNow, thisMachine } from './machine.ts';
import { type Measured, measureParts } from './measure-parts.ts';
import { measurementsOf } from './measurements.ts';
import { conditions } from './pages/load-page.ts';
import { headOf, tableOf } from './print-figures.ts';
import { saveResults } from './save-results.ts';

interface BenchOptions {
  /** All of them unless told. */
  wanted?: readonly PartName[];
  /** Each thing once, to see that all of it works: the figures mean nothing. */
  brief?: boolean;
  /** Where the results go. */
  folder: string;
  say: (line: string) => void;
}

/**
 * Measures the wanted parts of a product of its own, and prints and saves what each brought before the next begins. A
 * missed goal is no failure; what broke is in the answer.
 */
export async function runBench({ wanted = partNames, brief, folder, say }: BenchOptions): Promise<Measured> {
  const loadBefore = loadNow();
  const bench = await startBenchSystem(say, brief);
  const machine = () => thisMachine(bench.system.databaseKind, loadBefore);
  try {
    const measurements = measurementsOf(bench).filter(({ part }) => wanted.includes(part));
    const measured = await measureParts(measurements, say, (sofar) =>
      saveResults(folder, { ...sofar, machine: machine(), settings: { page: conditions } }),
    );
    say(`${headOf(machine())}\n\n${tableOf(measured.figures)}\n`);
    for (const { what, why } of measured.broken) say(`${what} broke: ${why}`);
    say(`Saved in ${folder}.`);
    return measured;
  } finally {
    await bench.stop();
  }
}

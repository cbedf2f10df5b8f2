import { startBenchSystem } from './bench-system.ts';
import { type PartName, partNames } from './figure.ts';
import { formatMachine, formatTable } from './format-figures.ts';
import { describeMachine, readLoad } from './machine.ts';
import { type MeasurementResults, measureParts } from './measure-parts.ts';
import { listMeasurements } from './measurements.ts';
import { conditions } from './pages/load-page.ts';
import { saveResults } from './save-results.ts';

interface BenchOptions {
  /** All of them unless told. */
  wanted?: readonly PartName[];
  /** Each thing once, to see that all of it works: the figures mean nothing. */
  brief?: boolean;
  /** Where the results go. */
  folder: string;
  log: (line: string) => void;
}

/**
 * Measures the wanted parts of a product of its own, and prints and saves what each brought before the next begins. A
 * missed goal is no failure; what broke is in the answer.
 */
export async function runBench({ wanted = partNames, brief, folder, log }: BenchOptions): Promise<MeasurementResults> {
  const loadBefore = readLoad();
  const bench = await startBenchSystem(log, brief);
  const machine = () => describeMachine(bench.system.databaseKind, loadBefore);
  try {
    const measurements = listMeasurements(bench).filter(({ part }) => wanted.includes(part));
    const measured = await measureParts(measurements, log, (sofar) =>
      saveResults(folder, { ...sofar, machine: machine(), settings: { page: conditions } }),
    );
    log(`${formatMachine(machine())}\n\n${formatTable(measured.figures)}\n`);
    for (const { what, why } of measured.broken) log(`${what} broke: ${why}`);
    log(`Saved in ${folder}.`);
    return measured;
  } finally {
    await bench.stop();
  }
}

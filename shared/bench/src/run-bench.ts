import { startBenchSystem } from './bench-system.ts';
import { type PartName, partNames } from './figure.ts';
import { formatMachine, formatTable } from './format-figures.ts';
import { describeMachine, readLoad } from './machine.ts';
import { type MeasurementResults, measureParts } from './measure-parts.ts';
import { listMeasurements } from './measurements.ts';
import { conditions } from './pages/load-page.ts';
import { saveResults } from './save-results.ts';

interface BenchOptions {
  /** Defaults to all parts. */
  wanted?: readonly PartName[];
  /** Runs each measurement once to see that it works: the figures mean nothing. */
  brief?: boolean;
  /** Folder of the results. */
  folder: string;
  log: (line: string) => void;
}

/**
 * Measures the parts on a product of its own, and prints and saves each result before the next part starts. A missed
 * goal is
 * no failure; broken measurements are in the return value.
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

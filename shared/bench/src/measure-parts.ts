import type { Figure, PartName } from './figure.ts';
import { formatTable } from './format-figures.ts';

/** One measurement. A part of the bench may have several. */
export interface Measurement {
  part: PartName;
  /** Printed when the measurement starts. */
  what: string;
  measure: () => Promise<Figure[]>;
}

/** A measurement that failed, and why. */
interface FailedMeasurement {
  part: PartName;
  what: string;
  why: string;
}

export interface MeasurementResults {
  figures: Figure[];
  broken: FailedMeasurement[];
}

/**
 * Runs the measurements one after the other and prints the result or the error of each; `keep` receives all results so
 * far
 * after each.
 */
export async function measureParts(
  measurements: Measurement[],
  say: (line: string) => void,
  keep: (sofar: MeasurementResults) => Promise<void>,
): Promise<MeasurementResults> {
  const sofar: MeasurementResults = { figures: [], broken: [] };
  for (const { part, what, measure } of measurements) {
    say(`${what} …`);
    try {
      const brought = await measure();
      sofar.figures.push(...brought);
      say(`${what}:\n\n${formatTable(brought)}\n`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      sofar.broken.push({ part, what, why });
      say(`${what} broke: ${why}`);
    }
    await keep(sofar);
  }
  return sofar;
}

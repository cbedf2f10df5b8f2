import type { Figure, PartName } from './figure.ts';
import { formatTable } from './format-figures.ts';

/** One thing to measure. A part of the bench may be several. */
export interface Measurement {
  part: PartName;
  /** Said when it begins. */
  what: string;
  measure: () => Promise<Figure[]>;
}

/** A measurement that came to nothing, and why. */
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
 * Measures one after the other. Each says what it brought, or why it broke; either way the rest go on, and `keep`
 * gets all there is.
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

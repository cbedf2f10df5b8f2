import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { meetsGoal } from './figure.ts';
import type { Machine } from './machine.ts';
import type { MeasurementResults } from './measure-parts.ts';

interface Results extends MeasurementResults {
  machine: Machine;
  settings: object;
}

/** Writes the results so far as JSON, replacing the previous file. */
export async function saveResults(folder: string, { figures, ...rest }: Results): Promise<void> {
  const all = figures.map((figure) => ({ ...figure, met: meetsGoal(figure) ?? null }));
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'latest.json'),
    `${JSON.stringify({ date: new Date().toISOString(), ...rest, figures: all }, null, 2)}\n`,
  );
}

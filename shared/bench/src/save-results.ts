import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Figure, meetsGoal } from './figure.ts';
import type { Machine } from './machine.ts';

const folder = fileURLToPath(new URL('../results/', import.meta.url));

/** Writes the run as JSON and answers the file's path. */
export async function saveResults(figures: Figure[], machine: Machine, settings: object): Promise<string> {
  const file = `${folder}latest.json`;
  const all = figures.map((figure) => ({ ...figure, met: meetsGoal(figure) ?? null }));
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ date: new Date().toISOString(), machine, settings, figures: all }, null, 2)}\n`,
  );
  return file;
}

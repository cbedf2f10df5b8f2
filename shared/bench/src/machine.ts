import { cpus, loadavg, totalmem } from 'node:os';

/** What the figures were measured on: absolute ones mean little without it. */
export interface Machine {
  cores: number;
  processor: string;
  memoryGb: number;
  platform: string;
  node: string;
  /** Running processes per second before the start: more than the cores means that others were at work too. */
  loadBefore: number;
  database: string;
}

export function thisMachine(database: string, loadBefore: number): Machine {
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    platform: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    loadBefore,
    database,
  };
}

export const loadNow = () => Number((loadavg()[0] ?? 0).toFixed(2));

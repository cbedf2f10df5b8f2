import { cpus, loadavg, totalmem } from 'node:os';

/** What the figures were measured on: absolute ones mean little without it. */
export interface Machine {
  cores: number;
  processor: string;
  memoryGb: number;
  platform: string;
  node: string;
  /** Processes that wanted a core in the minute before the start: more of them than cores means that others were at work too. */
  loadBefore: number;
  /** The same at the end, with our own work in it. */
  loadAfter: number;
  database: string;
}

export function describeMachine(database: string, loadBefore: number): Machine {
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    platform: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    loadBefore,
    loadAfter: readLoad(),
    database,
  };
}

export const readLoad = () => Number((loadavg()[0] ?? 0).toFixed(2));

import { cpus, loadavg, totalmem } from 'node:os';

/** The machine of the run: absolute figures mean little without it. */
export interface Machine {
  cores: number;
  processor: string;
  memoryGb: number;
  platform: string;
  node: string;
  /** Runnable processes in the minute before the start: more than cores means that others were using the machine. */
  loadBefore: number;
  /** The same at the end, including our own work. */
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

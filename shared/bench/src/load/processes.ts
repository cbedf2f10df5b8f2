import { readdir, readFile } from 'node:fs/promises';

const read = (path: string) => readFile(path, 'utf8').catch(() => '');
/** Linux counts processor time in hundredths of a second. */
const millisecondsPerTick = 10;

/** Processor time and memory of a process and all its children. */
export interface ProcessUsage {
  cpuMs: number;
  /** Proportional set size: memory shared by several processes counts once in their sum. */
  pssMb: number;
}

export async function readProcessUsage(pid: number): Promise<ProcessUsage> {
  const [stat, smaps, children] = await Promise.all([
    read(`/proc/${pid}/stat`),
    read(`/proc/${pid}/smaps_rollup`),
    read(`/proc/${pid}/task/${pid}/children`),
  ]);
  // After the command's closing bracket, user and system time are the 12th and 13th fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own: ProcessUsage = {
    cpuMs: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * millisecondsPerTick,
    pssMb: Number(/^Pss:\s+(\d+)/m.exec(smaps)?.[1] ?? 0) / 1024,
  };
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => readProcessUsage(Number(child))),
  );
  return below.reduce((sum, one) => ({ cpuMs: sum.cpuMs + one.cpuMs, pssMb: sum.pssMb + one.pssMb }), own);
}

/** The process that was started with this argument, such as the port of the database. */
export async function findProcessByArgument(argument: string): Promise<number | undefined> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [program = '', ...args] = (await read(`/proc/${pid}/cmdline`)).split('\0');
    if (/java|mongod/.test(program) && args.includes(argument)) return Number(pid);
  }
  return undefined;
}

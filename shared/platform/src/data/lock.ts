import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const name = 'running.json';

interface Holder {
  pid: number;
  /** When that process began, where this can be known: a process id is given again after a restart of the machine. */
  began: string;
  origin: string;
}

/** When a process began: Linux says it, elsewhere the process id has to do. */
function beganAt(pid: number | 'self'): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name of the program, in brackets, may have spaces; the 20th field after it is the start.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return `${boot} ${fields[19]}`;
  } catch {
    return '';
  }
}

function lives({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return began === beganAt(pid);
}

async function read(file: string): Promise<Holder | undefined> {
  // Who made the file may be about to write into it.
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const holder = JSON.parse(await readFile(file, 'utf8'));
      if (Number.isInteger(holder?.pid)) return holder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return undefined;
}

const write = (file: string, holder: Holder) =>
  writeFile(file, JSON.stringify(holder), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** Removes a dead lock. Somebody may have replaced it since it was read: that one is put back. */
async function takeAway(file: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  const holder = await read(aside);
  if (holder && lives(holder)) await rename(aside, file);
  else await unlink(aside);
}

/** Called again it does nothing: by then the lock may be somebody else's. */
function unlockOnce(file: string): () => void {
  let locked = true;
  return () => {
    if (locked) rmSync(file, { force: true });
    locked = false;
  };
}

/**
 * Makes a file stand for this process, until the answered function is called; what a dead process left is taken over.
 * Answers who lives and has it otherwise, or `undefined` when too many want it at this moment.
 */
export async function tryLock(file: string, origin: string): Promise<(() => void) | Holder | undefined> {
  const own = { pid: process.pid, began: beganAt('self'), origin };
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await write(file, own)) return unlockOnce(file);
    const holder = await read(file);
    if (holder && lives(holder)) return holder;
    await takeAway(file);
  }
  return undefined;
}

/** Makes a data folder this process's own, until the answered function is called. Throws one sentence while another one runs on it. */
export async function lockData(folder: string, origin: string): Promise<() => void> {
  const lock = await tryLock(join(folder, name), origin);
  if (typeof lock === 'function') return lock;
  throw new Error(
    lock
      ? `Datewright runs on the data in ${folder} already (process ${lock.pid}, ${lock.origin}): stop it first, or set DATA_DIR to another folder.`
      : `Others start on the data in ${folder} at this moment: try again, or set DATA_DIR to another folder.`,
  );
}

/** Empties a locked data folder but for its lock and what is to stay. */
export async function emptyData(folder: string, stays: string[] = []): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (entry === name || stays.includes(entry)) continue;
    await rm(join(folder, entry), { recursive: true, force: true });
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'running.json';

interface LockHolder {
  pid: number;
  /** When the process began, where that is known: process ids are reused after a restart of the machine. */
  began: string;
  origin: string;
  /** Distinguishes two locks of one process. */
  id?: string;
}

/** The start time of a process on Linux; elsewhere the process id must do. */
function readProcessStart(pid: number | 'self'): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The program name, in brackets, may contain spaces; the start time is the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return `${boot} ${fields[19]}`;
  } catch {
    return '';
  }
}

function isAlive({ pid, began }: LockHolder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return began === readProcessStart(pid);
}

const readText = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** Parses a lock; `undefined` when the text is truncated or changed. */
function parseHolder(text: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(text);
    return Number.isInteger(holder?.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a complete lock under a temporary name, and lets `put` move it into place. */
async function writeLockDraft<Result>(
  file: string,
  own: LockHolder,
  put: (draft: string) => Promise<Result>,
): Promise<Result> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    return await put(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Creates the lock where there is none. */
const createLock = (file: string, own: LockHolder): Promise<boolean> =>
  writeLockDraft(file, own, (draft) =>
    link(draft, file).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    ),
  );

/**
 * Replaces the lock of a dead process. The replacer first locks that dead lock, so that a lock made meanwhile is never
 * replaced.
 */
async function replaceLock(file: string, dead: string, own: LockHolder): Promise<boolean> {
  const name = createHash('sha256').update(dead).digest('hex').slice(0, 12);
  const unlock = await tryLock(`${file}.${name}`, own.origin);
  if (typeof unlock !== 'function') return false;
  try {
    if ((await readText(file)) !== dead) return false;
    await writeLockDraft(file, own, (draft) => rename(draft, file));
    return true;
  } finally {
    unlock();
  }
}

/** A second call does nothing: the lock may belong to another process by then. */
function createUnlock(file: string): () => void {
  let locked = true;
  return () => {
    if (locked) rmSync(file, { force: true });
    locked = false;
  };
}

/**
 * Claims a file for this process until the returned function is called, and takes over the lock of a dead process.
 * Returns the living holder, or `undefined` when too many processes compete for it.
 */
export async function tryLock(file: string, origin: string): Promise<(() => void) | LockHolder | undefined> {
  const own = { pid: process.pid, began: readProcessStart('self'), origin, id: randomUUID() };
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await createLock(file, own)) return createUnlock(file);
    const text = await readText(file);
    if (text === undefined) continue;
    const holder = parseHolder(text);
    if (holder && isAlive(holder)) return holder;
    if (await replaceLock(file, text, own)) return createUnlock(file);
  }
  return undefined;
}

/**
 * Claims a data folder for this process until the returned function is called. Throws one sentence while another
 * process uses it.
 */
export async function lockDataFolder(folder: string, origin: string): Promise<() => void> {
  const lock = await tryLock(join(folder, fileName), origin);
  if (typeof lock === 'function') return lock;
  throw new Error(
    lock
      ? `Datewright runs on the data in ${folder} already (process ${lock.pid}, ${lock.origin}): stop it first, or set DATA_DIR to another folder.`
      : `Others start on the data in ${folder} at this moment: try again, or set DATA_DIR to another folder.`,
  );
}

/** Empties a locked data folder, except for its lock and `stays`. */
export async function emptyDataFolder(folder: string, stays: string[] = []): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (entry === fileName || stays.includes(entry)) continue;
    await rm(join(folder, entry), { recursive: true, force: true });
  }
}

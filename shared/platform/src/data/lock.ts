import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'running.json';

interface LockHolder {
  pid: number;
  /** When that process began, where this can be known: a process id is given again after a restart of the machine. */
  began: string;
  origin: string;
  /** Tells two locks of one process apart. */
  id?: string;
}

/** When a process began: Linux says it, elsewhere the process id has to do. */
function readProcessStart(pid: number | 'self'): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name of the program, in brackets, may have spaces; the 20th field after it is the start.
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

/** Whose lock a text is; `undefined` for one that was cut or changed. */
function parseHolder(text: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(text);
    return Number.isInteger(holder?.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a lock whole, under a name of its own, and has `put` give it its place. */
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

/** Makes the lock where there is none. */
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
 * Puts our lock in the place of a dead one. Who does so has a lock on just that dead one, so nobody ever replaces a lock that was
 * made meanwhile.
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

/** Called again it does nothing: by then the lock may be somebody else's. */
function createUnlock(file: string): () => void {
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

/** Makes a data folder this process's own, until the answered function is called. Throws one sentence while another one runs on it. */
export async function lockDataFolder(folder: string, origin: string): Promise<() => void> {
  const lock = await tryLock(join(folder, fileName), origin);
  if (typeof lock === 'function') return lock;
  throw new Error(
    lock
      ? `Datewright runs on the data in ${folder} already (process ${lock.pid}, ${lock.origin}): stop it first, or set DATA_DIR to another folder.`
      : `Others start on the data in ${folder} at this moment: try again, or set DATA_DIR to another folder.`,
  );
}

/** Empties a locked data folder but for its lock and what is to stay. */
export async function emptyDataFolder(folder: string, stays: string[] = []): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (entry === fileName || stays.includes(entry)) continue;
    await rm(join(folder, entry), { recursive: true, force: true });
  }
}

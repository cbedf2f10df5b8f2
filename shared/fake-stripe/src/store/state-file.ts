import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { Collection } from './collection.ts';
import type { Store } from './store.ts';

const saveDelayMs = 150;

export interface StateFile {
  /** Writes the state after a short delay. */
  saveSoon(): void;
  saveNow(): void;
}

const asJson = (store: Store) =>
  JSON.stringify(store, (_name, value: unknown) => (value instanceof Collection ? value.all() : value));

/** Fills the store from the file; returns true when there was a readable one. */
function load(store: Store, path: string, log: Logger): boolean {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return false;
  }
  try {
    const kept = JSON.parse(text) as Record<string, { id: string }[]>;
    for (const [name, part] of Object.entries(store)) {
      const known = kept[name];
      if (part instanceof Collection) for (const item of known ?? []) (part as Collection<{ id: string }>).add(item);
      else Object.assign(part, known);
    }
    return true;
  } catch {
    log.warn('the kept state of the stripe stand-in can not be read: it starts empty');
    for (const part of Object.values(store)) if (part instanceof Collection) part.clear();
    return false;
  }
}

/**
 * Keeps the store in one file, if a path is given. The file is replaced as a whole, so a power cut leaves the previous
 * one.
 */
export function openStateFile(store: Store, path: string | undefined, log: Logger): StateFile & { loaded: boolean } {
  if (!path) return { loaded: false, saveSoon: () => {}, saveNow: () => {} };
  mkdirSync(dirname(path), { recursive: true });
  const loaded = load(store, path, log);
  let timer: NodeJS.Timeout | undefined;
  const saveNow = () => {
    clearTimeout(timer);
    timer = undefined;
    try {
      writeFileSync(`${path}.next`, asJson(store));
      renameSync(`${path}.next`, path);
    } catch (error) {
      log.error({ err: error }, 'the state of the stripe stand-in was not kept');
    }
  };
  return {
    loaded,
    saveNow,
    saveSoon() {
      timer ??= setTimeout(saveNow, saveDelayMs).unref();
    },
  };
}

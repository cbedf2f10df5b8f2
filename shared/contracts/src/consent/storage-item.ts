import type { StorageCategory } from './choice.ts';

/** One item that the site may store in a browser. */
export interface StorageItem {
  /** The exact key; a trailing `*` stands for the part that differs by member, match or visit. */
  name: string;
  place: 'cookie' | 'local storage' | 'session storage' | 'database of the browser' | 'cache';
  category: StorageCategory;
  purpose: string;
  lasts: string;
  /** The vendor that reads it; `null` when only we do. */
  vendor: string | null;
  /** It holds text or data of a member, so signing out deletes it. */
  isClearedAtSignOut: boolean;
  /** Fields that may hold unsaved work, or `all`. Signing out asks before it deletes them. */
  unsent?: 'all' | readonly string[];
}

type StorageRow = readonly [name: string, purpose: string, lasts: string, unsent?: StorageItem['unsent']];

export const untilSignOut = 'until you sign out or delete it, or the browser’s data';
export const untilSignOutOrTabClosed = 'until you sign out or the tab is closed';
export const untilSaved = 'until it is saved, or you sign out';
const personal: readonly string[] = [untilSignOut, untilSignOutOrTabClosed, untilSaved];

/** Declares our own items in one kind of browser storage. */
export const defineStorage = (
  place: StorageItem['place'],
  category: StorageCategory,
  rows: readonly StorageRow[],
): StorageItem[] =>
  rows.map(([name, purpose, lasts, unsent]) => {
    const isClearedAtSignOut = personal.includes(lasts);
    return { name, place, category, purpose, lasts, vendor: null, isClearedAtSignOut, ...(unsent && { unsent }) };
  });

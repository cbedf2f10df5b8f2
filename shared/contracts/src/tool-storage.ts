// Made by `npm run generate` from the folders beside this file.

import { storage as bio } from './bio/storage.ts';
import { storage as chatpad } from './chatpad/storage.ts';
import type { StorageItem } from './consent/storage-item.ts';
import { storage as datecoach } from './datecoach/storage.ts';
import { storage as photo } from './photo/storage.ts';

/** Everything that the tools may write into a browser: the cookie policy shows it, and signing out reads it. */
export const toolStorage: readonly StorageItem[] = [...chatpad, ...bio, ...photo, ...datecoach];

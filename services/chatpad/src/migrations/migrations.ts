import type { Migration } from '@datewright/service-kit/database/migrate';
import { matchVersions } from './0001-match-versions.ts';

/** What changed in the shape of the stored data, oldest first. */
export const migrations: readonly Migration[] = [matchVersions];

import type { SavedPage } from './saved-page.ts';

export type SaveAction =
  | 'save'
  | 'sync'
  | 'saveEdit'
  | 'saveImproved'
  | 'saveGenerated'
  | 'reset'
  | 'resetByProgress'
  | 'restore';

/** A save, with what it changes on the page. */
export interface BioChange {
  bio: string;
  /** What the member was doing: it selects the error message. */
  action: SaveAction;
  /** The version that the bio replaces; by default the one that is shown. */
  baseVersion?: number;
  /** What else changes on the page; undone when saving fails. */
  page?: (before: SavedPage) => Partial<SavedPage>;
  /** What changes when saving fails, so that no text is lost. */
  onFailure?: (before: SavedPage) => Partial<SavedPage>;
  /** `null` for no message. */
  successMessage?: string | null;
}

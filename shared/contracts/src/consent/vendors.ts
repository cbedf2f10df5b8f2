import type { ConsentCategory } from './choice.ts';

/** A company whose script a page loads, when its purpose is allowed. */
export interface Vendor {
  id: string;
  name: string;
  category: ConsentCategory;
  purpose: string;
  /** Where the vendor says what it does. */
  policy: string;
  /** The script that it gives, by https. */
  script: string;
  /** Where that script may send to. */
  sendsTo: readonly string[];
}

/**
 * None: nothing is loaded from anybody else. A tag for advertisements' conversions would be one entry here: the policy of
 * the page opens for it, the cookie settings name it, and it is loaded once advertising is allowed. Its stores go to
 * the catalogue, and `consentVersion` up by one, so that everybody is asked.
 */
export const vendors: readonly Vendor[] = [];

import type { ConsentCategory } from './choice.ts';

/** A company whose script pages load once the visitor allows its purpose. */
export interface Vendor {
  id: string;
  name: string;
  category: ConsentCategory;
  purpose: string;
  /** URL of the vendor's privacy policy. */
  policy: string;
  /** URL of its script, https only. */
  script: string;
  /** Origins that the script may send data to. */
  sendsTo: readonly string[];
}

/**
 * Empty: pages load no third-party scripts. To add a tag for ad conversions, add one entry here, which extends the
 * page's content security policy, appears in the cookie settings and loads once advertising is allowed. Add what it
 * stores to the catalogue and increase `consentVersion`, so that everyone is asked again.
 */
export const vendors: readonly Vendor[] = [];

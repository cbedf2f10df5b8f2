export interface Visitor {
  address: string;
  device: string;
  /** The browser's session cookie, if any. */
  sessionToken: string | undefined;
  /** The browser's device cookie, if any. */
  deviceToken?: string | undefined;
}

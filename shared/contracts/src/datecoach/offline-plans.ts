/**
 * A plan as the installed app's offline page shows it. `shell/src/install/offline.js` reads the list from `localStorage`
 * under `datecoach:<member>:offline`, for the member who is signed in.
 */
export interface OfflinePlan {
  /** For example "Thursday 26 November, 19:00–21:00". */
  title: string;
  /** Where and with whom; where to meet; when a friend hears from the member. */
  facts: string[];
  reminders: string[];
  /** Milliseconds since 1970 when it ends; it is shown until then. */
  until: number;
}

/** The last part of the storage key. */
export const offlinePlansName = 'offline';
/** The most plans stored, soonest first. */
export const maxOfflinePlans = 5;

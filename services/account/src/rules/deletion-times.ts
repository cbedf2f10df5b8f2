/** Milliseconds: longer than a request of an ended session can still be running. */
export const requestDrainTime = 60_000;
/** Milliseconds for which the empty user is kept: as long as services learn that its sessions have ended. */
export const shellRetention = 15 * 60_000;

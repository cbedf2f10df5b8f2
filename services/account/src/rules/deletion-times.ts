/** Milliseconds: longer than a request of an ended session can still be running. */
export const requestDrainTime = 60_000;
/** Milliseconds that the empty user is kept: as long as services are told that its sessions have ended. */
export const shellRetention = 15 * 60_000;

/** Seconds between two resends to one address. */
export const resendCooldownSeconds = 60;

/** Seconds between two recovery mails to one address. */
export const resetCooldownSeconds = 60;

/** Waiting times, as the service reports them. */
export const waits = {
  inSeconds: (seconds: number) => `Too many attempts. Please try again in ${seconds} seconds.`,
  inMinutes: (minutes: number) => `Too many attempts. Please try again in ${minutes} minutes.`,
};

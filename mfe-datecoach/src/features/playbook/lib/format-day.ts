/** Formats an ISO time as a short day, such as "Nov 20". */
export const formatDay = (at: string) => new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'short' });

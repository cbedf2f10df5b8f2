/** `€7.99` */
export const formatPrice = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(amount);

/** `November 21, 2026`, in UTC. */
export const formatLongDate = (date: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

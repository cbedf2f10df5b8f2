/** `€7.99` */
export const formatPrice = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(amount);

/** `21 November 2026`, in UTC. */
export const formatLongDate = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** What every call of this service says of itself. */
export const base = { service: '__tool__', audience: 'member' } as const;

/** What every call of a member says of itself. */
export const base = { service: 'bio', audience: 'member' } as const;

/** What the free score says: whoever has a text may call. */
export const openBase = { service: 'bio', audience: 'open' } as const;

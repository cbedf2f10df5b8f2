/** Common to all calls for members. */
export const base = { service: 'bio', audience: 'member' } as const;

/** Common to the calls of the free score, which need no account. */
export const openBase = { service: 'bio', audience: 'open' } as const;

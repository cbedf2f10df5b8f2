/** Common to every call of a member. */
export const base = { service: 'photo', audience: 'member' } as const;

/** Common to every call of a friend's page: anyone with the link may make it. */
export const friendsBase = { service: 'photo', audience: 'open' } as const;

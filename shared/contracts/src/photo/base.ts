/** What every call of a member says of itself. */
export const base = { service: 'photo', audience: 'member' } as const;

/** What a friend's page says: whoever has the link may call. */
export const friendsBase = { service: 'photo', audience: 'open' } as const;

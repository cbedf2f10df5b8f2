/** Common to all calls of this service. */
export const base = { service: 'datecoach', audience: 'member' } as const;

/** Common to the calls of a friend's page: anyone with the link may make them. */
export const friendsBase = { service: 'datecoach', audience: 'open' } as const;

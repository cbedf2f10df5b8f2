/** Common to all calls of this service. */
export const base = { service: 'datecoach', audience: 'member' } as const;

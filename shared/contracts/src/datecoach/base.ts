/** What every call of this service says of itself. */
export const base = { service: 'datecoach', audience: 'member' } as const;

/** What every call of this service says of itself. */
export const base = { service: 'bio', audience: 'member' } as const;

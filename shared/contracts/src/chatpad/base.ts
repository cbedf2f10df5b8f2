/** What every call of this service says of itself. */
export const base = { service: 'chatpad', audience: 'member' } as const;

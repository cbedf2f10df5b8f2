/** Common to all calls of this service. */
export const base = { service: 'chatpad', audience: 'member' } as const;

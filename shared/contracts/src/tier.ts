/** The plans, by their name on the wire. */
export const tiers = ['free', 'weekly', 'monthly'] as const;
export type Tier = (typeof tiers)[number];

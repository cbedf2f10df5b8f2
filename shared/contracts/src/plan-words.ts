import { z } from './zod.ts';

/** The tools that cost credits, by their name on the wire. */
export const toolName = z.enum(['chatpad', 'photoanalyzer', 'bio_write', 'datecoach']);
export type ToolName = z.infer<typeof toolName>;

export const tier = z.enum(['free', 'weekly', 'monthly']);
export type Tier = z.infer<typeof tier>;

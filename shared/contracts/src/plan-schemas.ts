import { tiers } from './tier.ts';
import type { FeatureKey, ToolName } from './tool-lookup.ts';
import { tools } from './tools.ts';
import { z } from './zod.ts';

/** The tools that cost credits, by their name on the wire. */
export const toolName = z.enum(tools.map(({ credit }) => credit) as [ToolName, ...ToolName[]]);

export const tier = z.enum(tiers);

/** What a route's card may ask the plan for. */
export const featureKey = z.enum(tools.map(({ feature }) => feature) as [FeatureKey, ...FeatureKey[]]);

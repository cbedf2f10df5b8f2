import type { Tool } from './tool.ts';
import { tools } from './tools.ts';

type Declared = (typeof tools)[number];

/** A tool by the name of its credits on the wire. */
export type ToolName = Declared['credit'];
/** A tool by what a route asks the plan for. */
export type FeatureKey = Declared['feature'];

/** One entry for each tool. */
export const byTool = <Value>(read: (tool: Declared) => Value) =>
  Object.fromEntries(tools.map((tool) => [tool.credit, read(tool)])) as Record<ToolName, Value>;

const byCredit = new Map<string, Tool & Declared>(tools.map((tool) => [tool.credit, tool]));
const byFeature = new Map<string, Tool & Declared>(tools.map((tool) => [tool.feature, tool]));

/** The tool with these credits. */
export const toolOf = (credit: ToolName) => byCredit.get(credit) as Tool & Declared;

/** The tool behind a feature, or `undefined` when no tool of this build has it. */
export const toolOfFeature = (feature: string) => byFeature.get(feature);

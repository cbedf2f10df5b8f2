import type { Tool } from './tool.ts';
import { tools } from './tools.ts';

type DeclaredTool = (typeof tools)[number];

/** A tool by the name of its credits on the wire. */
export type ToolName = DeclaredTool['credit'];
/** A tool by what a route asks the plan for. */
export type FeatureKey = DeclaredTool['feature'];

/** One entry for each tool. */
export const mapTools = <Value>(read: (tool: DeclaredTool) => Value) =>
  Object.fromEntries(tools.map((tool) => [tool.credit, read(tool)])) as Record<ToolName, Value>;

const byCredit = new Map<string, Tool & DeclaredTool>(tools.map((tool) => [tool.credit, tool]));
const byFeature = new Map<string, Tool & DeclaredTool>(tools.map((tool) => [tool.feature, tool]));

/** The tool with these credits. */
export const toolByCredit = (credit: ToolName) => byCredit.get(credit) as Tool & DeclaredTool;

/** The tool behind a feature, or `undefined` when no tool of this build has it. */
export const toolByFeature = (feature: string) => byFeature.get(feature);

import { type ToolConfig, toolConfig } from '@datewright/service-kit/tool-config';

export const datecoachConfig = toolConfig;
export type DatecoachConfig = ToolConfig;

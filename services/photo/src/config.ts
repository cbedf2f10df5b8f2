import { type ToolConfig, toolConfig } from '@datewright/service-kit/tool-config';

export const photoConfig = toolConfig;
export type PhotoConfig = ToolConfig;

import { type ToolConfig, toolConfig } from '@datewright/service-kit/tool-config';

export const bioConfig = toolConfig;
export type BioConfig = ToolConfig;

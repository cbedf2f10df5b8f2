import { type ToolConfig, toolConfig } from '@datewright/tool-kit/app/tool-config';

export const bioConfig = toolConfig;
export type BioConfig = ToolConfig;

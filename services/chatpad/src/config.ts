import { type ToolConfig, toolConfig } from '@datewright/service-kit/tool-config';

export const chatpadConfig = toolConfig;
export type ChatpadConfig = ToolConfig;

import { type ToolConfig, toolConfig } from '@datewright/tool-kit/app/tool-config';

export const chatpadConfig = toolConfig;
export type ChatpadConfig = ToolConfig;

import { type ToolConfig, toolConfig } from '@datewright/tool-kit/app/tool-config';

export const __tool__Config = toolConfig;
export type __Tool__Config = ToolConfig;

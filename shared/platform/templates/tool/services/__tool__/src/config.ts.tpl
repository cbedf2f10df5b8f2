import { type ToolConfig, toolConfig } from '@datewright/service-kit/tool-config';

export const __tool__Config = toolConfig;
export type __Tool__Config = ToolConfig;

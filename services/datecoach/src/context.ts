import { type ToolBase, toolBase } from '@datewright/service-kit/tool-base';
import type { DatecoachConfig } from './config.ts';

/** Everything the service is made of. Use cases get it whole; it is all the dependency injection there is. */
export interface AppContext extends ToolBase {
  config: DatecoachConfig;
}

export async function createContext(config: DatecoachConfig): Promise<AppContext> {
  const base = await toolBase('datecoach', config);
  return { ...base, config };
}

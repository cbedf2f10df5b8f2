import type { ToolName } from '@datewright/contracts/plans';
import type { IconName } from '@datewright/ui';

/** The tools in the order of the page, each with its icon and its address. */
export const tools: { tool: ToolName; icon: IconName; path: string }[] = [
  { tool: 'chatpad', icon: 'chat', path: '/chatpad' },
  { tool: 'bio_write', icon: 'edit', path: '/bioscanner' },
  { tool: 'photoanalyzer', icon: 'camera', path: '/photoanalyzer' },
  { tool: 'datecoach', icon: 'date', path: '/datecoach' },
];

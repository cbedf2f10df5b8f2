import { createCopy } from '@datewright/sdk/host';

export const useMemberCopy = createCopy({
  bar: 'Your tools',
  home: 'Home',
  help: 'Help',
  outage: (tool: string) => `${tool} can’t be reached right now. What you type is kept.`,
});

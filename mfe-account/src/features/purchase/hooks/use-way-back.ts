import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { lastToolPage, useTools } from '@datewright/sdk/host';
import { useState } from 'react';

const profile = '/profile';

/** Where to go after paying: back to the tool that led here, if the plan includes it, else to the profile. */
export function useWayBack(tier: PaidTier): { to: string; toolName: string | null } {
  const tools = useTools();
  const [path] = useState(lastToolPage.peek);
  const tool = tools.find((one) => path !== null && one.path !== undefined && path.split('?')[0] === one.path);
  if (!tool || path === null || tool.allowances[tier] === null) return { to: profile, toolName: null };
  return { to: path, toolName: tool.name };
}

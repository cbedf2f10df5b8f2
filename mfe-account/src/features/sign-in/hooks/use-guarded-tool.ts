import { useTools } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { useState } from 'react';
import { peekReturnPath } from '../../../lib/next-path.ts';

/** The tool that opens after sign-in, if a visitor came here from its page. */
export function useGuardedTool() {
  const tools = useTools();
  const { search } = useLocation();
  // Read once when the page opens, because signing in consumes it.
  const [path] = useState(() => peekReturnPath(search)?.split(/[?#]/)[0]);
  return tools.find((tool) => tool.path !== null && tool.path === path);
}

import type { RouteCard } from '@datewright/contracts/registry/card';
import { CreditBadge } from '@datewright/ui/credit-badge';
import { useOpenTool } from './use-open-tool.ts';

/** The credits of the tool whose page is open; nothing on other pages. */
export function ToolCredits({ route }: { route: RouteCard }) {
  const tool = useOpenTool(route);
  return tool ? <CreditBadge tool={tool.credit} /> : null;
}

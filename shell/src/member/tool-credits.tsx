import type { RouteCard } from '@datewright/contracts/registry/card';
import { toolByFeature } from '@datewright/contracts/tool-lookup';
import { useTools } from '@datewright/sdk/host';
import { CreditBadge } from '@datewright/ui/credit-badge';

/** The credits of the tool whose page is open; nothing on other pages. */
export function ToolCredits({ route }: { route: RouteCard }) {
  const byPath = useTools().find(({ path }) => path === route.path);
  const tool = byPath ?? toolByFeature(route.feature ?? '');
  return tool ? <CreditBadge tool={tool.credit} /> : null;
}

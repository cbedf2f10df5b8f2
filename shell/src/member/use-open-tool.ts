import type { RouteCard } from '@datewright/contracts/registry/card';
import { toolByFeature } from '@datewright/contracts/tool-lookup';
import { useTools } from '@datewright/sdk/host';

/** Returns the tool whose page is open; `undefined` on other pages. */
export function useOpenTool(route: RouteCard) {
  const byPath = useTools().find(({ path }) => path === route.path);
  return byPath ?? toolByFeature(route.feature ?? '');
}

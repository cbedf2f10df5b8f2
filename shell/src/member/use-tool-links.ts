import { useTools } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { type IconName, toIconName } from '@datewright/ui';

export interface ToolLink {
  path: string;
  name: string;
  /** Its name where room is short. */
  short: string;
  icon: IconName;
  isCurrent: boolean;
}

/** The member's tools whose page exists, in their order. */
export function useToolLinks(): ToolLink[] {
  const { pathname } = useLocation();
  return useTools().flatMap(({ path, name, card }) =>
    path
      ? [{ path, name, short: card?.short ?? name, icon: toIconName(card?.icon), isCurrent: pathname === path }]
      : [],
  );
}

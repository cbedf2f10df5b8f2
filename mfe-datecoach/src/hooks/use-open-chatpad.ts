import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { useHasRoute } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';

const path = '/chatpad';

/** Opens ChatPad with something to go on from; `null` while there is no ChatPad. */
export function useOpenChatpad(): ((opening: ChatpadNavigationState) => void) | null {
  const navigate = useNavigate();
  return useHasRoute(path) ? (state) => navigate(path, { state }) : null;
}

import { ChatpadWorkspace } from '../features/workspace/components/chatpad-workspace.tsx';

/** `/chatpad`; `?match=` names the open match. */
export function ChatpadPage() {
  return <ChatpadWorkspace />;
}

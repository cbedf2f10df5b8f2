import { needsHelp } from '../../conversation/lib/needs-help.ts';
import { useDraft, usePaste, useSending } from './workspace-provider.tsx';

/** How many of the newest messages are checked for a call for help. */
const newestCount = 3;

/** True when the text sounds as if somebody should be called, unless moderation says so already, with the number. */
export function useHelpNeeded(): boolean {
  const { fields } = useDraft();
  const { text } = usePaste();
  const { isHeldBack } = useSending();
  return !isHeldBack && [text, ...fields.messages.slice(-newestCount).map(({ content }) => content)].some(needsHelp);
}

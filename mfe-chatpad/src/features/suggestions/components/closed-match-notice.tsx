import type { ModerationNotice } from '@datewright/contracts/moderation';
import { useLocale } from '@datewright/sdk/host';
import { SuggestionSafetyNotice } from './suggestion-safety-notice.tsx';

/** Shown on a match that was closed because the other person may be a minor. */
export function ClosedMatchNotice() {
  const language = useLocale();
  const care: ModerationNotice = {
    kind: 'minor',
    reason: 'minor',
    by: 'match',
    language,
    mayGoOn: false,
    replies: [],
    rest: '',
  };
  return <SuggestionSafetyNotice care={care} />;
}

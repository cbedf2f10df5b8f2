import { useMatchMessages } from '../../../lib/chatpad.ts';
import { findNamedDay } from '../../../lib/named-day.ts';
import { suggestTime } from '../lib/plan-draft.ts';

/** When a date with this match is suggested until the member says when. */
export function useSuggestedTime(profileId: string) {
  const match = useMatchMessages(profileId);
  const now = new Date();
  return suggestTime(now, match && findNamedDay(match, now));
}

import type { Plan } from '@datewright/contracts/datecoach/plan';

interface FriendMessage {
  who: string;
  when: string;
  /** Empty while no place is chosen. */
  where: string;
  idea: string;
  meetingPoint: string;
  /** A time of day, or `null` without a check-in. */
  by: string | null;
  video: boolean;
}

/** Texts that the member sends to others. */
export interface Messages {
  /** Takes times as `HH:MM`. */
  when: (day: string, time: string) => string;
  clock: (time: string) => string;
  zone: (zone: string) => string;
  /** Short, as one writes it on a phone; `now` decides whether a weekday is enough. */
  invitation: (plan: Plan, now: Date) => string;
  friend: (date: FriendMessage) => string;
  /** The line of the friend's text with the link to the plan. */
  link: (url: string) => string;
  kindNos: (who: string) => string[];
}

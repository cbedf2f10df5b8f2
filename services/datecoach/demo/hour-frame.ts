import type { PartOfDay, TimeSlot } from '@datewright/contracts/datecoach/playbook-options';

/** What a playbook says about one part of the day. `{time}` in its lines is the time in words. */
interface HourFrame {
  /** "that evening", for a date without a day. */
  anyDay: string;
  /** "{onDay} evening" */
  onDay: string;
  /** About meals and coffee. */
  eat: string;
  /** What the hour asks for on paths, at other public places, and on a screen. */
  outdoors: string;
  indoors: string;
  screen: string;
  question: string;
  /** A moment that comes up at this hour, and what to do or say. */
  trouble: readonly [scenario: string, text: string];
}

export interface Hours {
  /** "on Saturday" */
  days: Record<NonNullable<TimeSlot['weekday']>, string>;
  parts: Record<PartOfDay, HourFrame>;
}

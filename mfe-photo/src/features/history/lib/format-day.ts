const dayMs = 24 * 60 * 60_000;

/** In the reader's time zone. */
export const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/** The reader's day of a time: "Today", "Yesterday" or "November 12". */
export function formatDay(at: string, words: { today: string; yesterday: string }, now = Date.now()): string {
  const date = new Date(at);
  if (isSameDay(date, new Date(now))) return words.today;
  if (isSameDay(date, new Date(now - dayMs))) return words.yesterday;
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
}

/** "3:31 PM", in the reader's time zone. */
export const formatTime = (at: string): string => new Date(at).toLocaleTimeString('en-US', { timeStyle: 'short' });

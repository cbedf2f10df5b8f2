/** Dates that are planned, and those that are over and wait for a word on how they went. */
export function UpcomingDates() {
  return null;
}

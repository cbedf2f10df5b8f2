/** Characters that one match's texts and a spot may hold together: as many as ChatPad keeps. */
export const materialMaxLength = 8000;

/** Spots that one answer brings at most. */
export const maxSpots = 3;

/** How often a member may ask for new spots within one hour: they cost no credit. */
export const maxSpotRequestsPerHour = 20;

/** Days for which spots are kept, so that the same question brings the same spots. */
export const spotRetentionDays = 7;

/** What one member keeps at most. */
export const maxStoredItems = { playbooks: 200, savedTips: 500, plans: 100 } as const;

/** Seconds that one playbook may take, with all its tries. */
export const playbookTimeoutSeconds = 90;

/** Tips for the day of the date: as many as ten seconds are enough for. */
export const maxReminders = 3;

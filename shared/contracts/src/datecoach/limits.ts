/** Maximum characters of one match's texts and a spot together, the same as in ChatPad. */
export const materialMaxLength = 8000;

/** Maximum spots in one response. */
export const maxSpots = 3;

/** New searches for spots per member and hour. They cost no credit. */
export const maxSpotRequestsPerHour = 20;

/** Days that spots are stored: the same search returns the same spots, and “others” are none of those shown before. */
export const spotRetentionDays = 7;

/** Names of shown spots that are remembered per match, so that they are not proposed again. */
export const maxShownSpots = 60;

/** Maximum number of items stored per member. */
export const maxStoredItems = { playbooks: 200, savedTips: 500, plans: 100 } as const;

/** Seconds that one playbook may take, including retries. */
export const playbookTimeoutSeconds = 90;

/** Reminders for the day of the date: as many as can be read in ten seconds. */
export const maxReminders = 3;

/** Characters of a city's name. */
export const cityMaxLength = 80;

/** Real places shown for one spot. */
export const maxPlaces = 5;

/** Searches for real places per member and hour. */
export const maxPlaceSearchesPerHour = 120;

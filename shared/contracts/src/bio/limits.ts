/** Characters that a kept bio may have; the apps' own limits are shorter and only warn. */
export const bioMaxLength = 2000;

export const voiceMaxLength = 1500;

/** How many versions of a bio are kept, and how many of those that the AI wrote are listed beside them. */
export const maxBioVersions = 20;

/** Seconds that the AI may take. */
export const bioTimeoutSeconds = 20;

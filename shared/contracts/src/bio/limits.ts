/** Maximum characters of a saved bio. The apps' own limits are shorter and only cause a warning. */
export const bioMaxLength = 2000;

/** How many fixes a score suggests at most. */
export const maxBioFixes = 3;

/** How many changes make a rewrite in the member's own words at most. More would be another text. */
export const maxBioChanges = 50;

/** How many versions of a bio are stored, and how many of the AI's suggestions are listed with them. */
export const maxBioVersions = 20;

/** Time limit of an AI request, in seconds. */
export const bioTimeoutSeconds = 20;

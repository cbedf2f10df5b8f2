import type { SpotLocation } from '@datewright/contracts/datecoach/spot';

/** What of a built-in spot is written by hand. */
export type BuiltInLocation = Omit<SpotLocation, 'customLocation' | 'aiGenerated'>;

import type { Location } from '@datewright/contracts/datecoach/spot';

/** What of a built-in spot is written by hand. */
export type BuiltInLocation = Omit<Location, 'customLocation' | 'aiGenerated'>;

import type { SpotLocation } from '@datewright/contracts/datecoach/spot';

/** The hand-written fields of a built-in spot. */
export type BuiltInLocation = Omit<SpotLocation, 'customLocation' | 'aiGenerated'>;

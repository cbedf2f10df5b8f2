import type { SectionName } from '@datewright/contracts/datecoach/words';

/** Of a section in the page, to jump to. */
export const sectionId = (name: SectionName) => `evening-${name}`;

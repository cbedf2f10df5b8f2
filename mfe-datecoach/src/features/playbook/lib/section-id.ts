import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';

/** The element id of a section, for links within the page. */
export const toSectionId = (name: SectionName) => `evening-${name}`;

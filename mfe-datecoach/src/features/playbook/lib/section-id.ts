import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';

/** Of a section in the page, to jump to. */
export const toSectionId = (name: SectionName) => `evening-${name}`;

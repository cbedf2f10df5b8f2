import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';

interface SectionShape {
  /** Its lists of tips; tips that name none go into the first. */
  parts: readonly string[];
  /** Accepted tips below which it is not whole. */
  minTips: number;
}

/** The sections of a playbook, as the contract has them. */
export const sectionShapes = {
  preparation: {
    parts: ['grooming', 'style', 'arrival', 'extras', 'venueSelection', 'timing', 'postDate'],
    minTips: 4,
  },
  talk: { parts: ['personalizedTalk', 'icebreakers'], minTips: 3 },
  touch: { parts: ['naturalMoments', 'readingSignals'], minTips: 2 },
  situations: { parts: ['problemSolving', 'unexpectedSituations', 'funnyResponses'], minTips: 3 },
  exit: { parts: ['exitTips'], minTips: 2 },
} as const satisfies Record<SectionName, SectionShape>;

export const getSectionParts = (name: SectionName): readonly string[] => sectionShapes[name].parts;

/** A section of lists that are filled already; every list that it has is there. */
export const toSection = (name: SectionName, lists: ReadonlyMap<string, unknown[]>): Section =>
  ({ name, tips: Object.fromEntries(getSectionParts(name).map((part) => [part, lists.get(part) ?? []])) }) as Section;

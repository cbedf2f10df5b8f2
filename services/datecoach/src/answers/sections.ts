import type { Section } from '@datewright/contracts/datecoach/strategy';
import type { SectionName } from '@datewright/contracts/datecoach/words';

interface SectionShape {
  /** Its lists of tips; tips that name none go into the first. */
  parts: readonly string[];
  /** Accepted tips below which it is not whole. */
  fewest: number;
}

/** The sections of a playbook, as the contract has them. */
export const sectionShapes = {
  preparation: {
    parts: ['grooming', 'style', 'arrival', 'extras', 'venueSelection', 'timing', 'postDate'],
    fewest: 4,
  },
  talk: { parts: ['personalizedTalk', 'icebreakers'], fewest: 3 },
  touch: { parts: ['naturalMoments', 'readingSignals'], fewest: 2 },
  situations: { parts: ['problemSolving', 'unexpectedSituations', 'funnyResponses'], fewest: 3 },
  exit: { parts: ['exitTips'], fewest: 2 },
} as const satisfies Record<SectionName, SectionShape>;

export const partsOf = (name: SectionName): readonly string[] => sectionShapes[name].parts;

/** A section of lists that are filled already; every list that it has is there. */
export const asSection = (name: SectionName, lists: ReadonlyMap<string, unknown[]>): Section =>
  ({ name, tips: Object.fromEntries(partsOf(name).map((part) => [part, lists.get(part) ?? []])) }) as Section;

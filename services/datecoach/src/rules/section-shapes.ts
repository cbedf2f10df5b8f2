import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';

interface SectionShape {
  /** The lists of tips in the section. Tips without a part go into the first. */
  parts: readonly string[];
  /** The minimum number of accepted tips for a complete section. */
  minTips: number;
}

/** The sections of a playbook, as defined by the contract. */
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

/** A section with fewer tips is filled up with general advice. */
export const shortlistLength = 6;

export const getSectionParts = (name: SectionName): readonly string[] => sectionShapes[name].parts;

/** Builds a section, with an empty list for each part that has no tips. */
export const toSection = (name: SectionName, lists: ReadonlyMap<string, unknown[]>): Section =>
  ({ name, tips: Object.fromEntries(getSectionParts(name).map((part) => [part, lists.get(part) ?? []])) }) as Section;

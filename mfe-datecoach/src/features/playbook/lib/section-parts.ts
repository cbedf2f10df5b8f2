import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';
import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import type { Section, Situation, Tip } from '@datewright/contracts/datecoach/strategy';

/** One part of a section with its tips. */
export interface SectionPart {
  name: string;
  tips: readonly (Tip | Situation)[];
}

const listParts = ({ tips }: Section): SectionPart[] =>
  Object.entries(tips as Record<string, SectionPart['tips']>).map(([name, all]) => ({ name, tips: all }));

/** A tip that fits any date. Older playbooks don't say it; their tips without a source count as general. */
const isGeneralTip = ({ ties, quote, evidence }: Tip | Situation) =>
  ties ? ties.length === 0 : quote === null && evidence === null;

const isAboutMatch = ({ ties, quote }: Tip | Situation) => quote !== null || (ties?.includes('match') ?? false);

/** The parts of a section with the tips about this place and this match, in playbook order; the match comes first. */
export const getSectionParts = (section: Section): SectionPart[] =>
  listParts(section)
    .map(({ name, tips }) => {
      const own = tips.filter((tip) => !isGeneralTip(tip));
      return { name, tips: own.toSorted((a, b) => Number(isAboutMatch(b)) - Number(isAboutMatch(a))) };
    })
    .filter((part) => part.tips.length > 0);

export const listGeneralTips = (section: Section) =>
  listParts(section).flatMap(({ tips }) => tips.filter(isGeneralTip));

/** The number of tips about this place and this match. */
export const countTips = (section: Section) => getSectionParts(section).reduce((sum, { tips }) => sum + tips.length, 0);

/** The text of a tip or situation. */
export const getTipText = (tip: Tip | Situation) => ('text' in tip ? tip.text : `${tip.scenario} — ${tip.response}`);

/** The text of every tip in a playbook, truncated to the length of a reminder; general advice comes last. */
export const listTipTexts = (sections: readonly Section[]) =>
  [
    ...sections.flatMap((section) => getSectionParts(section).flatMap(({ tips }) => tips)),
    ...sections.flatMap(listGeneralTips),
  ].map((tip) => getTipText(tip).slice(0, 400));

/** The type under which tips of a section are saved. */
export const savedTipTypes: Record<SectionName, SavedTip['type']> = {
  preparation: 'situation',
  talk: 'conversation',
  touch: 'touch',
  situations: 'situation',
  exit: 'situation',
};

/** Unique among the member's saved tips, which come from many playbooks. */
export const toSavedTipId = (operationId: string, { id }: Pick<Tip, 'id'>) => `${operationId}-${id}`.slice(0, 96);

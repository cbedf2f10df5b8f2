import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';
import type { Section, Situation, Tip } from '@datewright/contracts/datecoach/strategy';
import { datingEvidence } from '@datewright/contracts/evidence';
import { toMatchText } from '@datewright/safety/moderation/match-text';
import { detectLanguage } from '@datewright/safety/text/language';
import { toComparableText } from '@datewright/tool-kit/ai/ai-answer';
import { type DateMaterial, listTexts } from './date-material.ts';
import { createQuoteFinder } from './find-quote.ts';
import { createLineValidator, isBlankLine, type LineConstraints } from './line-validator.ts';
import { parseSection, type RawTip } from './parse-section.ts';
import { getRefusalSignal, ignoresRefusal } from './refusal-signals.ts';
import { getSectionParts, sectionShapes, toSection } from './section-shapes.ts';
import { findUnverifiedNames } from './unverified-names.ts';

const maxLengths = { text: 400, why: 300, scenario: 200, readNo: 240 } as const;
const maxTipsPerPart = 4;

export interface SectionConstraints extends LineConstraints {
  material: DateMaterial;
  /** Texts of the playbook that are there already. */
  earlier: readonly string[];
}

/** The texts of a section's tips. */
export const listTipTexts = ({ tips }: Section): string[] =>
  Object.values(tips as Record<string, (Tip | Situation)[]>)
    .flat()
    .map((one) => ('text' in one ? one.text : one.response));

/** Judges the sections of one playbook: answers those of its tips that may be shown, or `null` when too few are left. */
export function createSectionValidator(standards: SectionConstraints) {
  const { material, mask, needs, earlier } = standards;
  const line = createLineValidator(standards);
  const quoted = createQuoteFinder(material);
  const given = listTexts(material);
  const taken = new Set(earlier.map(toComparableText));
  const names = (text: string) => findUnverifiedNames(text, given);

  /** A line beside a tip's text, which marks no names: one with a new name is left out. */
  const beside = (written: string, most: number) => {
    const found = line(written, most);
    return found !== null && names(found).length === 0 ? found : null;
  };

  function acceptTip(name: SectionName, written: RawTip): Omit<Tip, 'id'> | Omit<Situation, 'id'> | null {
    const text = line(written.text, maxLengths.text);
    const why = beside(written.why, maxLengths.why);
    if (text === null || isBlankLine(text) || why === null) return null;
    if (name === 'touch' && ignoresRefusal(text)) return null;
    const rest = {
      why,
      quote: quoted(written.quote === null ? null : mask.unmask(written.quote)),
      evidence: selectEvidence(name, text, written.evidence),
      readNo: name === 'touch' ? readNo(written.readNo, text) : null,
      toCheck: names(text),
    };
    if (name !== 'situations') return { text, ...rest };
    const scenario = beside(written.scenario, maxLengths.scenario);
    return scenario === null || isBlankLine(scenario) ? null : { scenario, response: text, ...rest };
  }

  function readNo(written: string | null, text: string): string {
    const own = written === null ? null : beside(written, maxLengths.readNo);
    return own === null || isBlankLine(own) || ignoresRefusal(own)
      ? getRefusalSignal(detectLanguage(toMatchText(text), text), needs.video)
      : own;
  }

  return (element: unknown): Section | null => {
    const read = parseSection(element);
    if (!read) return null;
    const { name, tips } = read;
    const lists = new Map<string, (Tip | Situation)[]>(getSectionParts(name).map((part) => [part, []]));
    const own = new Set<string>();
    for (const written of tips) {
      const list = lists.get(written.part);
      const accepted = list && list.length < maxTipsPerPart ? acceptTip(name, written) : null;
      const told = accepted && toComparableText('text' in accepted ? accepted.text : accepted.response);
      if (!list || !accepted || !told || taken.has(told) || own.has(told)) continue;
      own.add(told);
      list.push({ id: `${name}-${written.part}-${list.length + 1}`, ...accepted });
    }
    if (own.size < sectionShapes[name].minTips) return null;
    for (const told of own) taken.add(told);
    return toSection(name, lists);
  };
}

/** A study about questions fits a question to ask, and nothing else. */
function selectEvidence(name: SectionName, text: string, study: string | null): string | null {
  return name === 'talk' && text.includes('?') && study !== null && Object.hasOwn(datingEvidence, study) ? study : null;
}

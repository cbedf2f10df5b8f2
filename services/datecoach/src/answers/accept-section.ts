import type { Section, Situation, Tip } from '@datewright/contracts/datecoach/strategy';
import type { SectionName } from '@datewright/contracts/datecoach/words';
import { datingEvidence } from '@datewright/contracts/evidence';
import { languageOf } from '@datewright/safety/text/language';
import { toMatchText } from '@datewright/safety/text/match-text';
import { essence } from '@datewright/service-kit/ai-answer';
import { type Material, textsOf } from '../material.ts';
import { isEmpty, type LineStandards, lineJudge } from './accept-line.ts';
import { quoteFinder } from './find-quote.ts';
import { namesToCheck } from './names-to-check.ts';
import { goesOnAfterNo, howToReadNo } from './read-no.ts';
import { readSection, type WrittenTip } from './read-section.ts';
import { asSection, partsOf, sectionShapes } from './sections.ts';

const longest = { text: 400, why: 300, scenario: 200, readNo: 240 } as const;
const mostOfPart = 4;

export interface SectionStandards extends LineStandards {
  material: Material;
  /** Texts of the playbook that are there already. */
  earlier: readonly string[];
}

/** The texts of a section's tips. */
export const textsIn = ({ tips }: Section): string[] =>
  Object.values(tips as Record<string, (Tip | Situation)[]>)
    .flat()
    .map((one) => ('text' in one ? one.text : one.response));

/** Judges the sections of one playbook: answers those of its tips that may be shown, or `null` when too few are left. */
export function sectionJudge(standards: SectionStandards) {
  const { material, mask, needs, earlier } = standards;
  const line = lineJudge(standards);
  const quoted = quoteFinder(material);
  const given = textsOf(material);
  const taken = new Set(earlier.map(essence));
  const names = (text: string) => namesToCheck(text, given);

  /** A line beside a tip's text, which marks no names: one with a new name is left out. */
  const beside = (written: string, most: number) => {
    const found = line(written, most);
    return found !== null && names(found).length === 0 ? found : null;
  };

  function acceptTip(name: SectionName, written: WrittenTip): Omit<Tip, 'id'> | Omit<Situation, 'id'> | null {
    const text = line(written.text, longest.text);
    const why = beside(written.why, longest.why);
    if (text === null || isEmpty(text) || why === null) return null;
    if (name === 'touch' && goesOnAfterNo(text)) return null;
    const rest = {
      why,
      quote: quoted(written.quote === null ? null : mask.show(written.quote)),
      evidence: evidenceFor(name, text, written.evidence),
      readNo: name === 'touch' ? readNo(written.readNo, text) : null,
      toCheck: names(text),
    };
    if (name !== 'situations') return { text, ...rest };
    const scenario = beside(written.scenario, longest.scenario);
    return scenario === null || isEmpty(scenario) ? null : { scenario, response: text, ...rest };
  }

  function readNo(written: string | null, text: string): string {
    const own = written === null ? null : beside(written, longest.readNo);
    return own === null || isEmpty(own) || goesOnAfterNo(own)
      ? howToReadNo(languageOf(toMatchText(text), text), needs.video)
      : own;
  }

  return (element: unknown): Section | null => {
    const read = readSection(element);
    if (!read) return null;
    const { name, tips } = read;
    const lists = new Map<string, (Tip | Situation)[]>(partsOf(name).map((part) => [part, []]));
    const own = new Set<string>();
    for (const written of tips) {
      const list = lists.get(written.part);
      const accepted = list && list.length < mostOfPart ? acceptTip(name, written) : null;
      const told = accepted && essence('text' in accepted ? accepted.text : accepted.response);
      if (!list || !accepted || !told || taken.has(told) || own.has(told)) continue;
      own.add(told);
      list.push({ id: `${name}-${written.part}-${list.length + 1}`, ...accepted });
    }
    if (own.size < sectionShapes[name].fewest) return null;
    for (const told of own) taken.add(told);
    return asSection(name, lists);
  };
}

/** A study about questions fits a question to ask, and nothing else. */
function evidenceFor(name: SectionName, text: string, study: string | null): string | null {
  return name === 'talk' && text.includes('?') && study !== null && Object.hasOwn(datingEvidence, study) ? study : null;
}

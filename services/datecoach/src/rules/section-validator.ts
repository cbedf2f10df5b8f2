import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';
import type { Section, Situation, Tip } from '@datewright/contracts/datecoach/strategy';
import { datingEvidence } from '@datewright/contracts/evidence';
import { findConversationLanguage } from '@datewright/safety/moderation/conversation-language';
import { detectTextLanguage } from '@datewright/safety/moderation/detect-text-language';
import { toComparableText } from '@datewright/tool-kit/ai/ai-answer';
import { type DateMaterial, listTexts } from './date-material.ts';
import { fillShortlist } from './fill-shortlist.ts';
import { createQuoteFinder } from './find-quote.ts';
import { createTieFinder } from './find-ties.ts';
import { createLimitQuestionFinder } from './limit-questions.ts';
import { createLineValidator, isBlankLine, type LineConstraints, toLine } from './line-validator.ts';
import { parseSection, type RawTip } from './parse-section.ts';
import { getRefusalSignal, ignoresRefusal } from './refusal-signals.ts';
import { getSectionParts, sectionShapes, toSection } from './section-shapes.ts';
import { findUnverifiedNames } from './unverified-names.ts';

const maxLengths = { text: 400, why: 300, scenario: 200, readNo: 240 } as const;
/** More than a member reads in one part; the exit has only one part. */
const maxTipsPerPart = 6;

export interface SectionConstraints extends Omit<LineConstraints, 'language'> {
  material: DateMaterial;
  /** Texts that the playbook already contains. */
  earlier: readonly string[];
}

/**
 * Creates a validator for the sections of one playbook. It returns a section with its acceptable tips, or `null` when
 * too few remain.
 */
export function createSectionValidator(constraints: SectionConstraints) {
  const { material, mask, needs, earlier, isAllowed } = constraints;
  const validateLine = createLineValidator({ ...constraints, language: findConversationLanguage(material) });
  const findQuote = createQuoteFinder(material);
  const findTies = createTieFinder(material);
  const inputTexts = listTexts(material);
  const asksForLimit = createLimitQuestionFinder(inputTexts);
  const usedTexts = new Set(earlier.map(toComparableText));
  const findNames = (text: string) => findUnverifiedNames(text, inputTexts);

  /**
   * Validates a line next to a tip's text. It cannot mark names to check, so a line with an unverified name is
   * rejected.
   */
  const validateSideLine = (written: string, maxLength: number, response?: string) => {
    const found = validateLine(written, maxLength, response);
    return found !== null && findNames(found).length === 0 ? found : null;
  };

  function acceptTip(name: SectionName, written: RawTip): Omit<Tip, 'id'> | Omit<Situation, 'id'> | null {
    const text = validateLine(written.text, maxLengths.text);
    const why = validateSideLine(written.why, maxLengths.why);
    if (text === null || isBlankLine(text) || why === null) return null;
    if (name === 'touch' && ignoresRefusal(text)) return null;
    const quote = acceptQuote(written.quote);
    if (asksForLimit(text, quote?.text ?? null)) return null;
    const rest = {
      why,
      quote,
      evidence: selectEvidence(name, text, written.evidence),
      readNo: name === 'touch' ? readNo(written.readNo, text) : null,
      toCheck: findNames(text),
      ties: findTies({ text, quote, aboutPlace: written.aboutPlace }),
    };
    if (name !== 'situations') return { text, ...rest };
    const scenario = validateSideLine(written.scenario, maxLengths.scenario, text);
    return scenario === null || isBlankLine(scenario) ? null : { scenario, response: text, ...rest };
  }

  function acceptQuote(written: string | null) {
    return written !== null && isAllowed(toLine(mask, written)) ? findQuote(mask.unmask(written)) : null;
  }

  function readNo(written: string | null, text: string): string {
    const own = written === null ? null : validateSideLine(written, maxLengths.readNo);
    return own === null || isBlankLine(own) || ignoresRefusal(own)
      ? getRefusalSignal(detectTextLanguage(text), needs.video)
      : own;
  }

  return (element: unknown): Section | null => {
    const parsed = parseSection(element);
    if (!parsed) return null;
    const { name, tips } = parsed;
    const lists = new Map<string, (Tip | Situation)[]>(getSectionParts(name).map((part) => [part, []]));
    const own = new Set<string>();
    for (const written of tips) {
      const list = lists.get(written.part);
      const accepted = list && list.length < maxTipsPerPart ? acceptTip(name, written) : null;
      const key = accepted && toComparableText('text' in accepted ? accepted.text : accepted.response);
      if (!list || !accepted || !key || usedTexts.has(key) || own.has(key)) continue;
      own.add(key);
      list.push({ id: `${name}-${written.part}-${list.length + 1}`, ...accepted });
    }
    if (own.size < sectionShapes[name].minTips) return null;
    for (const key of own) usedTexts.add(key);
    return fillShortlist(toSection(name, lists), { needs, gentle: constraints.gentle });
  };
}

/** The studies are about questions, so only a tip with a question may cite one. */
function selectEvidence(name: SectionName, text: string, study: string | null): string | null {
  return name === 'talk' && text.includes('?') && study !== null && Object.hasOwn(datingEvidence, study) ? study : null;
}

import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import type { Section, Situation, Tip } from '@datewright/contracts/datecoach/strategy';
import { detectTextLanguage } from '@datewright/safety/moderation/detect-text-language';
import { toComparableText } from '@datewright/tool-kit/ai/ai-answer';
import { generalAdvice } from '../data/general-advice/general-advice.ts';
import { type GeneralTip, isForOccasions } from '../data/general-advice/general-tip.ts';
import { findViolatedNeed } from './needs.ts';
import { getRefusalSignal } from './refusal-signals.ts';
import { shortlistLength } from './section-shapes.ts';
import { listTips, listTipTexts } from './section-tips.ts';

interface Occasion {
  needs: Needs;
  gentle: boolean;
}

/** Adds general advice to a section that has fewer than six tips, in the language of its tips. */
export function fillShortlist(section: Section, { needs, gentle }: Occasion): Section {
  const texts = listTipTexts(section);
  if (texts.length >= shortlistLength) return section;
  const language = detectTextLanguage(texts.join('\n'));
  const occasions = new Set([needs.video ? 'video' : 'place', gentle ? 'gentle' : 'lively']);
  const used = new Set(texts.map(toComparableText));
  const fits = (tip: GeneralTip) =>
    isForOccasions(tip, occasions) &&
    !used.has(toComparableText(tip.text)) &&
    findViolatedNeed(tip.text, needs) === null;
  const added = generalAdvice[language][section.name].filter(fits).slice(0, shortlistLength - listTips(section).length);
  const lists = section.tips as Record<string, (Tip | Situation)[]>;
  for (const [at, { part, scenario, text, why, readNo }] of added.entries()) {
    const rest = { why, quote: null, evidence: null, toCheck: [], ties: [] };
    const ownReadNo = section.name === 'touch' ? (readNo ?? getRefusalSignal(language, needs.video)) : null;
    const tip = { id: `${section.name}-general-${at + 1}`, ...rest, readNo: ownReadNo };
    lists[part]?.push(scenario ? { ...tip, scenario, response: text } : { ...tip, text });
  }
  return section;
}

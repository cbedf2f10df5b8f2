import { fillTemplate } from '@datewright/demo/fill-template';
import { toSentenceCase } from '@datewright/demo/subjects';
import type { LanguagePhrases } from './phrases-by-language.ts';
import type { BioTask } from './read-bio-task.ts';

/** The sentences of a draft by their role. */
export type UsedPhrases = Partial<Record<'own' | 'opener' | 'opinion' | 'gap' | 'seek' | 'closer', string>>;

const maxReasons = 4;

/** Explains why the bio works from the sentences that it uses. */
export function explainBio(
  task: BioTask,
  book: LanguagePhrases,
  used: UsedPhrases,
  { isShorter, isReordered }: { isShorter: boolean; isReordered: boolean },
  roll: () => number,
): string[] {
  const { explain } = book;
  const one = (lines: string[]) => lines[Math.floor(roll() * lines.length)] ?? '';
  const named = task.interests.find((interest) => used.opener?.toLowerCase().includes(interest.trim().toLowerCase()));
  const opener = explain.opener.flatMap(
    (line) => fillTemplate(line, { a: named && toSentenceCase(named.trim()) }) ?? [],
  );
  const reasons = [
    used.opener && one(opener),
    used.own && one(explain.kept),
    isReordered && explain.reordered,
    isShorter && (used.own ? one(explain.dropped) : explain.droppedAll),
    used.gap && explain.gap,
    used.seek && one(explain.seek),
    Object.values(used).at(-1)?.endsWith('?') && one(explain.question),
    // Sentences of the member's own have their own tone.
    (used.opener || used.opinion || used.gap || used.closer) && explain.tone[task.tone],
  ];
  return reasons.filter((reason) => typeof reason === 'string' && reason !== '').slice(0, maxReasons) as string[];
}

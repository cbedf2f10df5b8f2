import { fillTemplate } from '@datewright/demo/fill-template';
import type { CoachPhrasebook, TipFrame } from './phrasebook.ts';
import { listQuotes } from './quotes.ts';
import type { Task } from './read-task.ts';

function suits({ only = [] }: TipFrame, { style, transport, needs, gentle }: Task): boolean {
  const occasions = new Set([needs.video ? 'video' : 'place', gentle ? 'gentle' : 'lively', style, transport ?? '']);
  return only.every((one) => occasions.has(one));
}

/** Writes the sections that the task names. The same task always produces the same sections. */
export function writePlaybook(task: Task, book: CoachPhrasebook): object[] {
  const quotes = listQuotes(task);
  let next = 0;
  const tipOf = (frame: TipFrame): object[] => {
    const asksForQuote = frame.text.includes('{quote}');
    const quote = asksForQuote ? (quotes[next++] ?? null) : null;
    const slots = { quote };
    const [text, why] = [fillTemplate(frame.text, slots), fillTemplate(frame.why, slots)];
    if (text === null || why === null) return [];
    const { part, scenario = null, readNo = null, isStudied } = frame;
    return [{ part, scenario, text, why, quote, evidence: isStudied ? 'followUpQuestions' : null, readNo }];
  };
  return task.sections.map((name) => {
    const frames = book.tips[name].filter((frame) => suits(frame, task));
    return { name, tips: frames.flatMap(tipOf) };
  });
}

import type { PartOfDay } from '@datewright/contracts/datecoach/playbook-options';
import { fillTemplate, type Slots } from '@datewright/demo/fill-template';
import { endsWithWord, startsWord } from './has-word.ts';
import type { CoachPhrasebook, TipFrame } from './phrasebook.ts';
import type { PlaceFrame } from './place-frame.ts';
import { getTopicKind, listQuotes } from './quotes.ts';
import type { Task } from './read-task.ts';

function suits({ only = [] }: TipFrame, { style, transport, needs, gentle }: Task): boolean {
  const occasions = new Set([needs.video ? 'video' : 'place', gentle ? 'gentle' : 'lively', style, transport ?? '']);
  return only.every((one) => occasions.has(one));
}

const isNamed = ({ words }: PlaceFrame, spot: string) => words.some((word) => startsWord(spot, word));

/** The kind that the last word of a phrase names, by the longest match: a "beach bar" is a bar, a "sushi bar" is not. */
function findByLastWord(phrase: string, kinds: PlaceFrame[]): PlaceFrame | undefined {
  const found = kinds.flatMap((kind) =>
    kind.words.filter((word) => endsWithWord(phrase, word)).map((word) => ({ kind, length: word.length })),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.kind;
}

/** What can be said about the spot: by its kind. */
function findPlace(
  { spot, needs }: Task,
  { home, kinds, separators, video, any }: CoachPhrasebook['places'],
): PlaceFrame {
  if (needs.video) return video;
  if (isNamed(home, spot)) return home;
  const [byLastWord] = spot.split(separators).flatMap((phrase) => findByLastWord(phrase, kinds) ?? []);
  return byLastWord ?? kinds.find((kind) => isNamed(kind, spot)) ?? any;
}

function toSlots(place: PlaceFrame): Slots {
  const { questions, close, trouble, surprise, funny, words: _words, isOnPaths: _isOnPaths, ...lines } = place;
  const [question1, question2, question3] = questions;
  const [close1, close2] = close;
  return {
    ...lines,
    ...{ question1, question2, question3 },
    ...{ close1: close1?.text, readNo1: close1?.readNo, close2: close2?.text, readNo2: close2?.readNo },
    ...{ trouble: trouble[0], troubleText: trouble[1], funny: funny[0], funnyText: funny[1] },
    ...{ surprise: surprise[0], surpriseText: surprise[1] },
  };
}

/** What can be said about the time of the date; nothing for an hour at which the member does not want to go out. */
function toHourSlots({ timeSlot, needs }: Task, place: PlaceFrame, { hours, places }: CoachPhrasebook): Slots {
  if (!timeSlot || (needs.daylight && darkParts.has(timeSlot.partOfDay))) return {};
  const { weekday, partOfDay } = timeSlot;
  const { anyDay, onDay, eat, outdoors, indoors, screen, question, trouble } = hours.parts[partOfDay];
  const time = weekday ? onDay.replace('{onDay}', hours.days[weekday]) : anyDay;
  const fill = (text: string) => fillTemplate(text, { time });
  const byPlace = place.isOnPaths ? outdoors : indoors;
  return {
    hourMeal: fill(eat),
    hourPlace: needs.video ? fill(screen) : place === places.home ? null : fill(byPlace),
    hourQuestion: fill(question),
    hourTrouble: fill(trouble[0]),
    hourTroubleText: fill(trouble[1]),
  };
}
const darkParts: ReadonlySet<PartOfDay> = new Set(['evening', 'late-evening']);

/** True for a template that takes its line, or all but the words of the match, from the place or the hour. */
const isPlaceLine = (template: string) => /^\{\w+\}(?: [“„].*\{topic\}.*”)?$/.test(template);

const hungarianClause = /^(?:amikor|amíg|ahol|miután|mielőtt|ha)(?!\p{L})/u;

/** Hungarian has a comma before "amikor …" that "a kapunál" does without. */
const setOffClauses = (template: string, slots: Slots): string =>
  template.replace(/(?<=[\p{L}”]) (\{(?:moment|endpoint)\})/u, (written, slot: string) =>
    hungarianClause.test(slots[slot.slice(1, -1)] ?? '') ? `, ${slot}` : written,
  );

/** Writes the sections that the task names. The same task always produces the same sections. */
export function writePlaybook(task: Task, book: CoachPhrasebook): object[] {
  const { topics, limits } = listQuotes(task);
  const hasTopics = topics.length > 0;
  const [nextTopic, nextLimit] = [topics.values(), limits.values()];
  const place = findPlace(task, book.places);
  const placeSlots = {
    ...toSlots(place),
    ...toHourSlots(task, place, book),
  };
  const fillTip = (frame: TipFrame): object[] => {
    if (frame.isFallback && hasTopics) return [];
    const topic = frame.text.includes('{topic}') ? nextTopic.next().value : undefined;
    const limit = frame.text.includes('{limit}') ? nextLimit.next().value : undefined;
    const questions = topic === undefined ? {} : book.questions[getTopicKind(topic)];
    const slots = { ...placeSlots, ...questions, topic, limit };
    const fill = (text: string | undefined) =>
      text === undefined ? null : fillTemplate(setOffClauses(text, slots), slots);
    const [text, why] = [fill(frame.text), fill(frame.why)];
    if (text === null || why === null) return [];
    const { part, isStudied } = frame;
    const quote = topic ?? limit ?? null;
    const aboutPlace = isPlaceLine(frame.text);
    const lines = { scenario: fill(frame.scenario), text, why, readNo: fill(frame.readNo) };
    return [{ part, ...lines, quote, evidence: isStudied ? 'followUpQuestions' : null, aboutPlace }];
  };
  return task.sections.map((name) => {
    const frames = book.tips[name].filter((frame) => suits(frame, task));
    return { name, tips: frames.flatMap(fillTip) };
  });
}

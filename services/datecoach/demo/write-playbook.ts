import { fillTemplate, type Slots } from '@datewright/demo/fill-template';
import { looksLikeInstructions } from '@datewright/demo/subjects';
import { startsWord } from './has-word.ts';
import type { CoachPhrasebook, TipFrame } from './phrasebook.ts';
import type { PlaceFrame } from './place-frame.ts';
import { listQuotes } from './quotes.ts';
import type { Task } from './read-task.ts';

function suits({ only = [] }: TipFrame, { style, transport, needs, gentle }: Task): boolean {
  const occasions = new Set([needs.video ? 'video' : 'place', gentle ? 'gentle' : 'lively', style, transport ?? '']);
  return only.every((one) => occasions.has(one));
}

/** What can be said about the spot: by its kind, or by its name alone. */
function findPlace({ spot, needs }: Task, { kinds, video, any }: CoachPhrasebook['places']): PlaceFrame {
  if (needs.video) return video;
  return kinds.find(({ words }) => words.some((word) => startsWord(spot, word))) ?? any;
}

/** Long names and those that may be meant for a machine are not repeated. */
const isRepeatable = (spot: string) =>
  spot !== '' && spot.length <= 60 && !looksLikeInstructions(spot) && !/\[[A-Z]+_\d+\]/.test(spot);

function toSlots(place: PlaceFrame, spot: string): Slots {
  const [question1, question2, question3] = place.questions;
  const [close1, close2] = place.close;
  const all = {
    ...{ at: place.at, moment: place.moment, look: place.look, more: place.more, endpoint: place.endpoint },
    ...{ wear: place.wear, bring: place.bring, meet: place.meet, choose: place.choose, timing: place.timing },
    ...{ question1, question2, question3, sign: place.sign, end: place.end, wrong: place.wrong },
    ...{ close1: close1?.text, readNo1: close1?.readNo, close2: close2?.text, readNo2: close2?.readNo },
    ...{ trouble: place.trouble[0], troubleText: place.trouble[1], funny: place.funny[0], funnyText: place.funny[1] },
    ...{ surprise: place.surprise[0], surpriseText: place.surprise[1] },
  };
  const named = Object.entries(all).map(([slot, text]) => [slot, text?.replaceAll('{spot}', spot)]);
  return { ...Object.fromEntries(named), spot };
}

/** Writes the sections that the task names. The same task always produces the same sections. */
export function writePlaybook(task: Task, book: CoachPhrasebook): object[] {
  const { topics, limits } = listQuotes(task);
  const hasTopics = topics.length > 0;
  const [nextTopic, nextLimit] = [topics.values(), limits.values()];
  const placeSlots = toSlots(findPlace(task, book.places), isRepeatable(task.spot) ? task.spot : book.places.nameless);
  const fillTip = (frame: TipFrame): object[] => {
    if (frame.isFallback && hasTopics) return [];
    const topic = frame.text.includes('{topic}') ? nextTopic.next().value : undefined;
    const limit = frame.text.includes('{limit}') ? nextLimit.next().value : undefined;
    const slots = { ...placeSlots, topic, limit };
    const fill = (text: string | undefined) => (text === undefined ? null : fillTemplate(text, slots));
    const [text, why] = [fill(frame.text), fill(frame.why)];
    if (text === null || why === null) return [];
    const { part, isStudied } = frame;
    const quote = topic ?? limit ?? null;
    const lines = { scenario: fill(frame.scenario), text, why, readNo: fill(frame.readNo) };
    return [{ part, ...lines, quote, evidence: isStudied ? 'followUpQuestions' : null, aboutPlace: true }];
  };
  return task.sections.map((name) => {
    const frames = book.tips[name].filter((frame) => suits(frame, task));
    return { name, tips: frames.flatMap(fillTip) };
  });
}

import { z } from '@datewright/contracts/zod';
import { allUserText, type ChatRequest, firstPicture } from '../chat-request.ts';
import { isSamePicture, printPicture } from './picture-print.ts';
import { answerQuality, type RecordedAnswer, type Recording } from './recording.ts';

export const recordedSettings = z.object({
  /** Which of the recorded answers is sent; `demo` leaves every request to the demo AI. */
  quality: z._default(z.enum(['demo', ...answerQuality.options]), 'demo'),
  /** 0 answers at once. */
  tokensPerSecond: z._default(z.number().check(z.minimum(0), z.maximum(10_000)), 0),
});
export type RecordedSettings = z.output<typeof recordedSettings>;

export interface RecordedAi {
  readonly settings: RecordedSettings;
  /** Requests since the settings were last changed, by the name of the case. */
  readonly requests: ReadonlyMap<string, number>;
  /** Changes the settings and treats the next request of every case as its first. */
  set(settings: RecordedSettings): void;
  /** The recorded answer for a request; `undefined` for the request of no recorded case. */
  answer(request: ChatRequest): Promise<{ name: string; content: string } | undefined>;
}

const toContent = (answer: RecordedAnswer) => (Array.isArray(answer) ? answer.join('\n') : JSON.stringify(answer));

const getSchema = ({ response_format }: ChatRequest) => response_format?.json_schema?.name;
/** Requests about what a case holds, whatever was asked for first. */
const isJudgement = (request: ChatRequest) => ['line_review', 'second_opinion'].includes(getSchema(request) ?? '');

const entryText = (entry: unknown) => {
  const { text, name } = entry as { text?: unknown; name?: unknown };
  return JSON.stringify(text ?? name);
};

/** `best` without the suggestions or spots of `first`; all of `best` when nothing else is left. */
function subtract(best: RecordedAnswer, first: string): RecordedAnswer {
  if (Array.isArray(best)) return best;
  const list = ['suggestions', 'spots'].find((key) => Array.isArray(best[key]));
  const rest = list ? (best[list] as unknown[]).filter((entry) => !first.includes(entryText(entry))) : [];
  return list && rest.length > 0 ? { ...best, [list]: rest } : best;
}

const reviewData = z.object({ lines: z.array(z.object({ line: z.number(), text: z.string() })) });

/** What the recorded reviewer says of the lines in a request. */
function reviewLines(text: string, faults: Recording['faults']) {
  const data = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const { lines } = z.parse(reviewData, JSON.parse(data));
  return {
    faults: lines.flatMap(({ line, text: reviewed }) => {
      // A line may be reviewed together with its reason.
      const fault = Object.entries(faults).find(([faulty]) => reviewed.includes(faulty))?.[1];
      return fault ? [{ line, fault }] : [];
    }),
  };
}

export function createRecordedAi(recordings: readonly Recording[], initial: RecordedSettings): RecordedAi {
  let settings = initial;
  const requests = new Map<string, number>();

  async function findRecording(request: ChatRequest): Promise<Recording | undefined> {
    const candidates = isJudgement(request)
      ? recordings
      : recordings.filter(({ schema }) => schema === getSchema(request));
    if (candidates.length === 0) return undefined;
    const text = allUserText(request);
    const picture = firstPicture(request);
    const print = picture && (await printPicture(picture).catch(() => ''));
    return candidates.find(({ find }) =>
      typeof find === 'string' ? text.includes(find) : print && isSamePicture(print, find.print),
    );
  }

  return {
    get settings() {
      return settings;
    },
    requests,
    set(next) {
      settings = next;
      requests.clear();
    },
    async answer(request) {
      const { quality } = settings;
      if (quality === 'demo') return undefined;
      const found = await findRecording(request);
      if (!found) return undefined;
      const { name, answers, second, faults, opinion } = found;
      if (isJudgement(request)) {
        const isReview = getSchema(request) === 'line_review';
        const judged = isReview ? reviewLines(allUserText(request), faults) : opinion;
        return judged && { name, content: JSON.stringify(judged) };
      }
      const first = toContent(answers[quality]);
      const earlier = requests.get(name) ?? 0;
      requests.set(name, earlier + 1);
      if (earlier === 0) return { name, content: first };
      return { name, content: toContent(second ?? subtract(answers.best, first)) };
    },
  };
}

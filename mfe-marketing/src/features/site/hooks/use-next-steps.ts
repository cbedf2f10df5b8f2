import { type NextStep, nextStepCall, type WaitingItem } from '@datewright/contracts/next-step';
import { type HostTool, useApi, useTools } from '@datewright/sdk/host';
import { useQueries } from '@datewright/sdk/query';

/** Something that waits for the member, in the words of its tool's card. */
export interface Waiting {
  id: string;
  tool: HostTool;
  kind: string;
  /** The person or thing that it is about. */
  about: string;
  /** The person that it is about, the same across tools. */
  person: string;
  title: string;
  /** The last words of a conversation. */
  quote: string | undefined;
  action: string;
  to: string;
  at: string;
}

export interface NextSteps {
  /** The tools that have not answered yet. */
  pending: HostTool[];
  /** Where the member left off, by the tool's service. */
  steps: ReadonlyMap<string, NextStep | null>;
  waiting: Waiting[];
  /** The tools with something that may wait, but that did not answer. */
  silent: HostTool[];
  /** Asks the silent tools again. */
  retry: () => Promise<unknown>;
}

function toWaiting(tool: HostTool, { kind, about, person, ready, quote, at, search }: WaitingItem): Waiting[] {
  const kinds = new Map(Object.entries(tool.card?.home.waiting ?? {}));
  const words = kinds.get(kind);
  if (!words || !tool.path) return [];
  const fill = (text: string) => text.replaceAll('{about}', () => about).replaceAll('{count}', String(ready));
  const action = fill((ready && words.ready) || words.action);
  const id = [tool.service, kind, at, about, search].join();
  return [
    {
      ...{ id, tool, kind, about, person: person ?? id, quote, title: fill(words.title), action },
      ...{ to: tool.path + search, at },
    },
  ];
}

const weekMs = 7 * 24 * 60 * 60 * 1000;
const nearKinds = ['today', 'tomorrow'];
/** A date after tomorrow. */
export const laterKind = 'later';
const unansweredKinds = ['question', 'answer'];

/** A date of today or tomorrow, unanswered messages, what takes place within a week, everything else, what takes place later. */
function rank({ kind, at }: Waiting, now: number): number {
  if (nearKinds.includes(kind)) return 0;
  if (unansweredKinds.includes(kind)) return 1;
  const untilMs = Date.parse(at) - now;
  if (untilMs <= 0) return 3;
  return untilMs < weekMs ? 2 : 4;
}

/** One row a person, the most urgent one, and one for their next date, which a conversation does not replace. */
const keepFirstOfPerson = (all: Waiting[]) =>
  [...Map.groupBy(all, ({ person, kind }) => (kind === laterKind ? `${person} ${kind}` : person)).values()].flatMap(
    ([first]) => first ?? [],
  );

/** Asks each tool whose card has words for it where the member left off and what waits. */
export function useNextSteps(): NextSteps {
  const api = useApi();
  const now = Date.now();
  const asked = useTools().filter(({ card, path }) => path && (card?.home.next || card?.home.waiting));
  const answers = useQueries({
    queries: asked.map(({ service }) => ({
      queryKey: ['next-step', service],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.call(nextStepCall(service), { signal }),
      // The member may have used the tool since the last fetch.
      staleTime: 0,
      retry: false,
    })),
  });
  return {
    pending: asked.filter((_, at) => answers[at]?.isLoading),
    steps: new Map(asked.map(({ service }, at) => [service, answers[at]?.data?.next ?? null])),
    waiting: keepFirstOfPerson(
      asked
        .flatMap((tool, at) => (answers[at]?.data?.waiting ?? []).flatMap((item) => toWaiting(tool, item)))
        .sort((a, b) => rank(a, now) - rank(b, now)),
    ),
    silent: asked.filter(({ card }, at) => answers[at]?.isError && card?.home.waiting),
    retry: () => Promise.all(answers.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

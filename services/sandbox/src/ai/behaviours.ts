import { z } from '@datewright/contracts/zod';

/**
 * How the demo AI can be made to misbehave:
 * `slow` waits 8 s before its first word, `unhurried` writes 400 tokens a second, `hang` never answers, `refuse` declines, `fail` answers 500,
 * `reject` answers 400, `busy` answers 429 with a retry after 30 s, `busy-briefly` after 3 s,
 * `garbage` streams no JSON, `truncate` hits its length limit within the first entry, `truncate-late` in the middle,
 * `truncate-end` just before the end,
 * `invent` adds facts to a bio that the member never gave, `repeat` forgets which bios to avoid, `long` ignores their
 * length limit,
 * `hijacked` writes what an injected AI would: foreign links, numbers, its own instructions, and threats;
 * `says-minor` and its siblings classify the material and write nothing: a text by its `kind`, a picture by its
 * `subject`;
 * `thinks-normal` and its siblings answer a request for a second opinion on a suspicion, and wait for such a request.
 * Without one, the second opinion is unsure; `thinks-nothing` never answers.
 * `reviews-first` finds a made-up fact in the first line of a review, `reviews-all` in every line, and `reviews-nothing` never
 * answers one; they wait for such a request. Without them, a review finds no fault.
 */
const behaviour = z.enum([
  'normal',
  'slow',
  'unhurried',
  'hang',
  'refuse',
  'fail',
  'reject',
  'busy',
  'busy-briefly',
  'garbage',
  'truncate',
  'truncate-late',
  'truncate-end',
  'hijacked',
  'invent',
  'repeat',
  'long',
  'says-minor',
  'says-self-harm',
  'says-threat',
  'says-clear-no',
  'says-hate',
  'says-grief',
  'says-nobody',
  'says-nudity',
  'says-violence',
  'says-document',
  'says-screenshot',
  'thinks-normal',
  'thinks-minor',
  'thinks-self-harm',
  'thinks-threat',
  'thinks-clear-no',
  'thinks-hate',
  'thinks-grief',
  'thinks-nothing',
  'reviews-first',
  'reviews-all',
  'reviews-nothing',
]);
export type Behaviour = z.infer<typeof behaviour>;

/** What a request asks for. */
export type Purpose = 'writing' | 'opinion' | 'review';

const getPurpose = (one: Behaviour): Purpose =>
  one.startsWith('thinks-') ? 'opinion' : one.startsWith('reviews-') ? 'review' : 'writing';

export const behaviourRequest = z.object({
  behaviour,
  times: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1000)), 1),
});

export interface BehaviourQueue {
  /** Applies to the next `times` requests; `times: 0` empties the queue. */
  enqueue(request: z.output<typeof behaviourRequest>): void;
  /** The behaviour of the current request: from its header, from the model's name (`demo:slow`), or from the queue. */
  next(requested: { header?: string; model: string; purpose: Purpose }): Behaviour;
  waiting(): Behaviour[];
}

const parseBehaviour = (word: string | undefined): Behaviour | undefined => {
  const parsed = z.safeParse(behaviour, word);
  return parsed.success ? parsed.data : undefined;
};

export function createBehaviourQueue(): BehaviourQueue {
  let queue: Behaviour[] = [];
  return {
    enqueue({ behaviour: next, times }) {
      queue = times === 0 ? [] : [...queue, ...Array<Behaviour>(times).fill(next)];
    },
    next({ header, model, purpose }) {
      const at = queue.findIndex((one) => getPurpose(one) === purpose);
      const queued = at < 0 ? undefined : queue.splice(at, 1)[0];
      const requested =
        purpose !== 'writing' ? undefined : (parseBehaviour(header) ?? parseBehaviour(model.split(':')[1]));
      return requested ?? queued ?? 'normal';
    },
    waiting: () => [...queue],
  };
}

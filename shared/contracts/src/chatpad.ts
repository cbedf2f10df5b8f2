import { defineCall } from './call.ts';
import { operationId } from './credits.ts';
import { errorBody } from './errors.ts';
import { care, waivedKind, wrongJudgement } from './safety.ts';
import { z } from './zod.ts';

/** Characters that one match's texts and one draft may hold together. */
export const textLimit = 8000;
export const screenshotMaxBytes = 10 * 1024 * 1024;
/** Seconds that one request may take before the credit goes back. */
export const answerSeconds = 20;

export const mode = z.enum(['opener', 'reply', 'ask-out']);
export type Mode = z.infer<typeof mode>;
export const tone = z.enum(['flirty', 'thoughtful', 'bold']);
export type Tone = z.infer<typeof tone>;

const text = z.string().check(z.trim(), z.maxLength(textLimit, { error: 'text_too_long' }));

export const message = z.object({ sender: z.enum(['user', 'match']), content: text });
export type Message = z.infer<typeof message>;

const matchFields = z.object({
  name: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  /** Below 18 is kept: it is what closes the match. */
  age: z._default(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(120))), null),
  bio: z._default(text, ''),
  interests: z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(20)),
    [],
  ),
  messages: z._default(z.array(message).check(z.maxLength(400)), []),
});
export type MatchFields = z.infer<typeof matchFields>;

export const match = z.extend(matchFields, {
  id: z.string(),
  /** Nothing is written to this person: somebody here is under 18. */
  closed: z._default(z.boolean(), false),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Match = z.infer<typeof match>;

export const suggestion = z.object({
  id: z.string(),
  text: z.string(),
  /** Why it works, in one sentence. */
  reason: z.string(),
  /** Key into the evidence catalogue, when a study stands behind the reason. */
  evidence: z.nullable(z.string()),
  saved: z.boolean(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** One request and what came of it. */
export const round = z.object({
  id: z.string(),
  operationId,
  mode,
  tone,
  draft: z.nullable(z.string()),
  /** Which AI wrote it, as shown to the member. */
  writtenBy: z.string(),
  suggestions: z.array(suggestion),
  createdAt: z.string(),
});
export type Round = z.infer<typeof round>;

const id = z.string().check(z.maxLength(64));
const onMatch = z.object({ matchId: id });
const deleted = z.object({ deleted: z.number() });
const base = { service: 'chatpad', audience: 'member' } as const;

export const listMatches = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/chatpad/matches',
  summary: 'The member’s matches, the newest first.',
  response: z.object({
    matches: z.array(match),
    /** How often today an answer may still be stopped before its first line for free; at 0 the next one costs its credit. */
    freeStops: z._default(z.number(), 3),
  }),
});

export const createMatch = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/chatpad/matches',
  summary: 'Keeps a match.',
  body: matchFields,
  response: match,
});

export const getMatch = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/chatpad/matches/:matchId',
  summary: 'A match with its rounds of suggestions, the oldest first; of more than 200 the newest.',
  params: onMatch,
  response: z.object({ match, rounds: z.array(round) }),
});

export const updateMatch = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/chatpad/matches/:matchId',
  summary: 'Replaces what is known of a match.',
  params: onMatch,
  body: matchFields,
  response: match,
});

export const deleteMatch = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/chatpad/matches/:matchId',
  summary: 'Deletes a match with its conversation.',
  params: onMatch,
  response: deleted,
});

export const deleteAllMatches = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/chatpad/matches',
  summary: 'Deletes every match of the member.',
  response: deleted,
});

export const saveSuggestion = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/chatpad/matches/:matchId/suggestions/:suggestionId/saved',
  summary: 'Marks a suggestion as saved, or not.',
  params: z.extend(onMatch, { suggestionId: id }),
  body: z.object({ saved: z.boolean() }),
  response: suggestion,
});

/** The lines (NDJSON) of the answer to `suggest`. */
export const suggestionEvent = z.discriminatedUnion('type', [
  /** `care`: why the answer is a gentle one. */
  z.object({ type: z.literal('started'), roundId: z.string(), writtenBy: z.string(), care: z.optional(care) }),
  z.object({ type: z.literal('suggestion'), suggestion }),
  /** `available`: chat credits left after this request. */
  z.object({ type: z.literal('done'), round, available: z.number() }),
  /** `charged` is `null` while nobody can tell: it settles by itself, and the same operation is never charged twice. */
  z.object({ type: z.literal('failed'), error: errorBody.shape.error, charged: z.nullable(z.boolean()) }),
]);
export type SuggestionEvent = z.infer<typeof suggestionEvent>;

export const suggest = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/chatpad/matches/:matchId/suggestions',
  summary:
    'Three to five suggestions, streamed as NDJSON as they come. One chat credit, charged with the first one shown.',
  params: onMatch,
  body: z.object({
    operationId,
    mode,
    tone,
    /** The member’s own words to be polished. */
    draft: z._default(z.nullable(text), null),
    /** The member says that a judgement of this kind is wrong. */
    goOn: z.optional(waivedKind),
  }),
  response: suggestionEvent,
});

/** The body is `multipart/form-data` with one file named `screenshot`. Nothing of the picture is kept. */
export const readScreenshot = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/chatpad/screenshots',
  summary: 'Reads a match or a conversation from a picture. Costs no credit.',
  response: z.object({
    fields: matchFields,
    readBy: z.string(),
    /** Set when the reader can not really see. */ sample: z.boolean(),
  }),
});

export const reportWrongJudgement = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/chatpad/safety/wrong',
  summary: 'Counts that a member calls a safety judgement wrong: its kind, and no text.',
  body: wrongJudgement,
  response: z.object({}),
});

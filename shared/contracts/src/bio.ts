import { type BioPart, bioParts, type DatingApp } from './bio-rules.ts';
import { defineCall } from './call.ts';
import { operationId } from './credits.ts';
import { waivedKind, wrongJudgement } from './safety.ts';
import { z } from './zod.ts';

/** Characters that a kept bio may have; the apps' own limits are shorter and only warn. */
export const bioLimit = 2000;
export const voiceLimit = 1500;
/** How many versions of a bio are kept. */
export const keptVersions = 20;
/** Seconds that the AI may take. */
export const bioAnswerSeconds = 20;

export const bioTone = z.enum(['flirty', 'thoughtful', 'bold']);
export type BioTone = z.infer<typeof bioTone>;
export const bioGender = z.enum(['man', 'woman', 'neutral']);
export type BioGender = z.infer<typeof bioGender>;

/** Reads any tone seen on the wire or in old storage: `feisty` is bold, anything unknown is flirty. */
export function readBioTone(word: string | null | undefined): BioTone {
  if (word === 'bold' || word === 'feisty') return 'bold';
  return word === 'thoughtful' ? 'thoughtful' : 'flirty';
}

/** Reads any gender seen on the wire: anything unknown is neutral. */
export function readBioGender(word: string | null | undefined): BioGender {
  return word === 'man' || word === 'woman' ? word : 'neutral';
}

const word = z.optional(z.string().check(z.maxLength(40)));
const text = z.string().check(z.trim(), z.maxLength(bioLimit));
/** One field of the older shape. */
const told = z.optional(z.string().check(z.maxLength(500)));
const sample = z.string().check(z.trim(), z.maxLength(voiceLimit));
const app = z.enum(['tinder', 'bumble', 'hinge'] satisfies DatingApp[]);
const base = { service: 'bio', audience: 'member' } as const;

const finding = z.object({
  /** Which rule it is, by its name in the page’s words. */
  rule: z.string(),
  /** The stretch of the bio that it is about, in UTF-16 units; 0–0 is the whole. */
  start: z.number(),
  end: z.number(),
  /** What it gave, or, below zero, took. */
  points: z.number(),
});
export type BioFinding = z.infer<typeof finding>;

/** A score that shows its work: the number is the sum of the parts, and the same text always gives the same. */
export const bioScore = z.object({
  score: z.number(),
  language: z.enum(['en', 'hu']),
  parts: z.array(
    z.object({
      part: z.enum(Object.keys(bioParts) as [BioPart, ...BioPart[]]),
      points: z.number(),
      most: z.number(),
      findings: z.array(finding),
    }),
  ),
});
export type BioScore = z.infer<typeof bioScore>;

export const bioGenerator = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/bio-generator',
  summary:
    'Writes a bio, or with `mode: improve` another version of `currentBio`, for one `bio_write` credit; failures cost nothing. A member without credits gets one bonus per sign-in and day. None of the last answers comes again.',
  body: z.object({
    mode: z.optional(z.enum(['create', 'improve'])),
    tone: word,
    gender: word,
    interests: z.optional(z.array(z.string().check(z.trim(), z.maxLength(60))).check(z.maxLength(5))),
    lookingFor: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    /** Accepted in the older shape; what `interests` and `lookingFor` say wins. */
    userInfo: z.optional(
      z.object({
        activities: told,
        selfDescription: told,
        qualities: told,
        values: told,
        lookingFor: told,
      }),
    ),
    currentBio: z.optional(text),
    /** Fits the answer to this app’s limit. */
    app: z.optional(app),
    /** With `app: hinge`: the prompt that the answer is written to. */
    prompt: z.optional(z.string().check(z.trim(), z.maxLength(150))),
    /** The member’s own writing, to sound like it. Used once and not kept. */
    voice: z.optional(sample),
    /** The member says that a judgement of this kind is wrong. */
    goOn: z.optional(waivedKind),
    operationId: z.optional(operationId),
  }),
  response: z.object({
    bio: z.string(),
    /** Why it is better, in short sentences. */
    explanation: z.array(z.string()),
    writtenBy: z.string(),
    /** It was the bonus: no credit was charged. */
    bonus: z.boolean(),
    available: z.number(),
    /** Facts in the answer that were not in what was given: to be checked by the member. */
    toCheck: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
    score: bioScore,
    /** Of `currentBio`. */
    before: z.nullable(bioScore),
  }),
});

export const bioAnalyzer = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/bio-analyzer',
  summary:
    'Scores a bio by rules and adds the AI’s advice, for one `bio_write` credit. The advice never changes the number.',
  body: z.object({ bio: text, gender: word, goOn: z.optional(waivedKind), operationId: z.optional(operationId) }),
  response: z.object({
    analysis: z.object({
      ...bioScore.shape,
      /** The AI’s opinion, in short sentences. */
      feedback: z.array(z.string()),
      improvedVersion: z.optional(z.string()),
      improvedScore: z.nullable(bioScore),
      toCheck: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
      writtenBy: z.string(),
    }),
    available: z.number(),
  }),
});

export const measureBio = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/bio/score',
  summary: 'The score of a text by the rules alone; free, and nothing is kept.',
  body: z.object({ bio: text, goOn: z.optional(waivedKind) }),
  response: bioScore,
});

const kept = z.object({
  bio: z.string(),
  /** Rises by one with each save; 0 when none was ever saved. */
  version: z.number(),
  updatedAt: z.nullable(z.string()),
});
export type KeptBio = z.infer<typeof kept>;

export const readUserBio = defineCall({
  ...base,
  method: 'GET',
  path: '/rest/v1/user_bios',
  summary: 'The member’s one bio; empty when there is none.',
  query: z.object({ user_id: z.optional(z.string().check(z.maxLength(64))) }),
  response: kept,
});

export const writeUserBio = defineCall({
  ...base,
  method: 'PUT',
  path: '/rest/v1/user_bios',
  summary:
    'Saves the bio over the version that the page had read. When another device saved meanwhile it is `bio_changed`, and nothing is overwritten. Saving an empty one clears it; its versions stay.',
  body: z.object({
    user_id: z.optional(z.string().check(z.maxLength(64))),
    bio: text,
    baseVersion: z.number().check(z.int(), z.minimum(0)),
  }),
  response: kept,
});

export const listBioVersions = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/bio/versions',
  summary: 'The last versions of the bio, the newest first, the present one included.',
  response: z.object({ versions: z.array(z.object({ version: z.number(), bio: z.string(), at: z.string() })) }),
});

const voice = z.object({ sample: z.string() });
export const readVoice = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/bio/voice',
  summary: 'The writing sample that the member chose to keep; empty when there is none.',
  response: voice,
});
export const keepVoice = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/bio/voice',
  summary: 'Keeps a writing sample because the member says so; an empty one forgets it.',
  body: z.object({ sample }),
  response: voice,
});

export const readBonus = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/bio/bonus',
  summary: 'Whether a generation at zero credits would be the bonus.',
  response: z.object({ available: z.boolean() }),
});

export const reportWrongJudgement = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/bio/safety/wrong',
  summary: 'Counts that a member calls a safety judgement wrong: its kind, and no text.',
  body: wrongJudgement,
  response: z.object({}),
});

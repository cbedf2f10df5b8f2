import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { mode, tone } from '@datewright/contracts/chatpad/mode-and-tone';
import { needs } from '@datewright/contracts/datecoach/playbook-options';
import { photoType } from '@datewright/contracts/photo/photo-type';
import { z } from '@datewright/contracts/zod';

const maxTextLength = 20_000;
const text = z.string().check(z.maxLength(maxTextLength));
const id = z.string().check(z.minLength(1), z.maxLength(200));
const language = z.optional(z.enum(['en', 'hu']));

const match = z.object({
  name: z._default(text, ''),
  age: z._default(z.nullable(z.number()), null),
  bio: z._default(text, ''),
  interests: z._default(z.array(text), []),
  messages: z._default(z.array(z.object({ sender: z.enum(['user', 'match']), content: text })), []),
});

/** A language model's answer when it was asked for a second opinion, from the question alone. */
const opinion = z.optional(
  z.object({
    kind: z.enum(['normal', 'minor', 'self-harm', 'threat', 'clear-no', 'hate', 'grief']),
    certainty: z.enum(['sure', 'likely', 'unsure']),
  }),
);

const chatCase = z.object({
  id,
  opinion,
  tool: z.literal('chatpad'),
  mode: z._default(mode, 'reply'),
  tone: z._default(tone, 'flirty'),
  draft: z._default(z.nullable(text), null),
  match,
  expect: z._default(
    z.object({
      kind: z.optional(z.enum(['normal', 'minor', 'self-harm', 'threat', 'clear-no', 'hate', 'grief'])),
      language,
      /** Lower-case words of which an answer to the match's question contains one. `___` always counts. */
      answers: z.optional(z.array(text)),
    }),
    {},
  ),
});
const bioCase = z.object({
  id,
  opinion,
  tool: z.literal('bio'),
  ask: z._default(z.enum(['score', 'rewrite']), 'score'),
  bio: text,
  gender: z.optional(text),
  expect: z._default(
    z.object({
      kind: z.optional(text),
      rank: z.optional(z.number()),
      noNumber: z.optional(z.boolean()),
      language,
      /** Facts that a rewrite must contain, with their spelling. */
      keeps: z._default(z.array(text), []),
    }),
    { keeps: [] },
  ),
});
const maskingCase = z.object({
  id,
  tool: z.literal('masking'),
  /** What is hidden in the text. */
  about: z._default(z.enum(['name', 'contact', 'identity', 'harmless', 'mixed']), 'mixed'),
  text,
  expect: z._default(z.object({ gone: z._default(z.array(text), []), kept: z._default(z.array(text), []) }), {
    gone: [],
    kept: [],
  }),
});

const share = z.number().check(z.minimum(0), z.maximum(1));
const photoCase = z.object({
  id,
  tool: z.literal('photo'),
  /** A file beside the cases, or `package:` and a file of an installed package. */
  picture: z.string().check(z.minLength(1), z.maxLength(300)),
  /** The position of the member's own face. */
  face: z.optional(z.object({ x: share, y: share })),
  expect: z._default(
    z.object({
      /** `normal`, or the error code. */
      kind: z.optional(text),
      type: z.optional(photoType),
    }),
    {},
  ),
});

const coachCase = z.object({
  id,
  tool: z.literal('datecoach'),
  ask: z._default(z.enum(['spots', 'playbook']), 'spots'),
  /** For a playbook: the spot, as the member typed it. */
  spot: z._default(text, 'a walk in a big park'),
  needs: z.optional(needs),
  match,
  expect: z._default(
    z.object({
      /** `normal`, a moderation category, or an error code. */
      kind: z.optional(text),
      language,
      /** Lower-case words that the answer must not contain. */
      absent: z._default(z.array(text), []),
      /** True when the answer must quote the match's own words. */
      quotes: z.optional(z.boolean()),
    }),
    { absent: [] },
  ),
});

const anyCase = z.discriminatedUnion('tool', [chatCase, bioCase, maskingCase, photoCase, coachCase]);
export type EvalCase = z.output<typeof anyCase>;
export type ChatCase = z.output<typeof chatCase>;
export type BioCase = z.output<typeof bioCase>;
export type CoachCase = z.output<typeof coachCase>;
export type PhotoCase = z.output<typeof photoCase>;
export type MaskingCase = z.output<typeof maskingCase>;

/** Reads cases from a file of JSON lines. Throws one sentence that names the invalid line. */
export async function readCases(file: string): Promise<EvalCase[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    try {
      return [resolvePicture(z.parse(anyCase, JSON.parse(line)), file)];
    } catch {
      throw new Error(`${file}, line ${at + 1}: not a case. See shared/docs/evals.md for the form of a line.`);
    }
  });
}

export const isPackageFile = 'package:';

/** Packages may not export this file, but they do export their package.json. */
export function resolvePackageFile(name: string): string {
  const [, card = '', inside = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(name) ?? [];
  return resolve(dirname(createRequire(import.meta.url).resolve(`${card}/package.json`)), inside);
}

/** Resolves the path of a case's picture. */
function resolvePicture(one: EvalCase, file: string): EvalCase {
  if (one.tool !== 'photo') return one;
  const { picture } = one;
  const found = picture.startsWith(isPackageFile)
    ? resolvePackageFile(picture.slice(isPackageFile.length))
    : resolve(dirname(file), picture);
  return { ...one, picture: found };
}

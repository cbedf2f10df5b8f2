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

/** What a language model answered when it was asked for a second opinion, from the question alone. */
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
      /** They asked something: in small letters, words of which one stands in what answers it. `___` always does. */
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
      /** Facts that stand in a rewrite, too, as they are spelled. */
      keeps: z._default(z.array(text), []),
    }),
    { keeps: [] },
  ),
});
const maskingCase = z.object({
  id,
  tool: z.literal('masking'),
  /** What is hidden in it. */
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
  /** Where the member says that their own face is. */
  face: z.optional(z.object({ x: share, y: share })),
  expect: z._default(
    z.object({
      /** `normal`, or the code with which it is refused. */
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
  /** Of a playbook: the spot, as the member typed it. */
  spot: z._default(text, 'a walk in a big park'),
  needs: z.optional(needs),
  match,
  expect: z._default(
    z.object({
      /** `normal`, a kind of care, or the code of a refusal. */
      kind: z.optional(text),
      language,
      /** Words that must not stand in the answer, in small letters. */
      absent: z._default(z.array(text), []),
      /** Something of it comes from the match's own words. */
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

/** The cases of a file of JSON lines. Throws one sentence that names the line that is none. */
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

const isPackageFile = 'package:';

/** A package may not offer its files by name, but for its own card. */
function resolvePackageFile(name: string): string {
  const [, card = '', inside = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(name) ?? [];
  return resolve(dirname(createRequire(import.meta.url).resolve(`${card}/package.json`)), inside);
}

/** A case whose picture can be opened from anywhere. */
function resolvePicture(one: EvalCase, file: string): EvalCase {
  if (one.tool !== 'photo') return one;
  const { picture } = one;
  const found = picture.startsWith(isPackageFile)
    ? resolvePackageFile(picture.slice(isPackageFile.length))
    : resolve(dirname(file), picture);
  return { ...one, picture: found };
}

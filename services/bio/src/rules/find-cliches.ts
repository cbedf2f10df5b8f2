import type { BioRule } from '@datewright/contracts/bio/rules';
import type { Fault } from '../prompts/bio-prompt-input.ts';
import { findPenalizedSpans } from '../scoring/find-penalized-spans.ts';

/** What the prompt forbids and a list of phrases recognises. */
const forbidden: ReadonlySet<string> = new Set<BioRule>([
  'originalityCliche',
  'positivityDemand',
  'positivityExclusion',
  'positivityComplaint',
]);

export const findHashtags = (bio: string): string[] => bio.match(/(?<![\p{L}\d&])#\p{L}[\p{L}\d_]*/gu) ?? [];

/** Clichés, hashtags, demands and complaints in a new bio, one fault for each. It is asked for again once, and offered if they stay. */
export function findCliches(bio: string): Fault[] {
  const phrases = findPenalizedSpans(bio)
    .filter(({ rule }) => forbidden.has(rule))
    .map(({ start, end }) => bio.slice(start, end));
  return [...new Set([...phrases, ...findHashtags(bio)])].map((phrase) => ({
    code: 'cliche',
    reason: `It has a cliché, a hashtag, a demand or a complaint: "${phrase}".`,
  }));
}

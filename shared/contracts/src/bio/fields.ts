import { z } from '../zod.ts';
import { bioLimit, voiceLimit } from './limits.ts';
import type { DatingApp } from './rules.ts';

export const word = z.optional(z.string().check(z.maxLength(40)));

export const text = z.string().check(z.trim(), z.maxLength(bioLimit));

/** One field of the older shape. */
export const told = z.optional(z.string().check(z.maxLength(500)));

export const sample = z.string().check(z.trim(), z.maxLength(voiceLimit));

export const app = z.enum(['tinder', 'bumble', 'hinge'] satisfies DatingApp[]);

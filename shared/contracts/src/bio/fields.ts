import { z } from '../zod.ts';
import { bioMaxLength } from './limits.ts';
import type { DatingApp } from './rules.ts';

export const optionalWord = z.optional(z.string().check(z.maxLength(40)));

export const bioText = z.string().check(z.trim(), z.maxLength(bioMaxLength));

/** One field of the older request format. */
export const legacyText = z.optional(z.string().check(z.maxLength(500)));

export const datingApp = z.enum(['tinder', 'bumble', 'hinge'] satisfies DatingApp[]);

import { z } from '../zod.ts';

export const remoteName = z.string().check(z.maxLength(60), z.regex(/^mfe_[a-z]+$/));

export const version = z.string().check(z.maxLength(60), z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/));

/** The page at one address of our own origin. */
export const path = z
  .string()
  .check(z.maxLength(120), z.regex(/^\/$|^(\/[\w-]+){1,8}$/, 'is no path of our own origin'));

/** `/blog/:id` is a page for each id, `/blog/*` all that is below. Nobody is given the whole origin. */
export const routePath = z
  .string()
  .check(z.maxLength(120), z.regex(/^\/$|^(\/:?[\w-]+){1,8}(\/\*)?$/, 'is no path that a route may have'));

/** The name of a parameter in an address. */
export const parameterName = z.string().check(z.regex(/^[a-z][a-z_]{0,30}$/));

/** A value that a parameter may have. */
export const parameterValue = z.string().check(z.regex(/^[\w-]{1,40}$/));

export const shortText = z.string().check(z.maxLength(120));

export const versionRange = z.string().check(z.maxLength(60));

export const versionParams = z.object({ name: remoteName, version });

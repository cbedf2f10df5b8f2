import { z } from '../zod.ts';

export const remoteName = z.string().check(z.maxLength(60), z.regex(/^mfe_[a-z]+$/));

/** A semantic version. Build metadata after `+` tells builds of one version apart. */
export const version = z.string().check(z.maxLength(60), z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?(\+[0-9a-z.-]+)?$/));

/** A path on our own origin. */
export const path = z
  .string()
  .check(z.maxLength(120), z.regex(/^\/$|^(\/[\w-]+){1,8}$/, 'is no path of our own origin'));

/** `/blog/:id` matches one page per id, `/blog/*` everything below. A route may not claim the whole origin. */
export const routePath = z
  .string()
  .check(z.maxLength(120), z.regex(/^\/$|^(\/:?[\w-]+){1,8}(\/\*)?$/, 'is no path that a route may have'));

export const parameterName = z.string().check(z.regex(/^[a-z][a-z_]{0,30}$/));

export const parameterValue = z.string().check(z.regex(/^[\w-]{1,40}$/));

export const shortText = z.string().check(z.maxLength(120));

export const versionRange = z.string().check(z.maxLength(60));

/** A module that the shell provides, such as `@datewright/sdk/host`. */
export const sharedModule = z.string().check(z.regex(/^[@a-z][\w@/-]{0,79}$/));

export const versionParams = z.object({ name: remoteName, version });

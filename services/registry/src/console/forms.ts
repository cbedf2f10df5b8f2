import { decisionNote } from '@datewright/contracts/registry/decision';
import { remoteName, version } from '@datewright/contracts/registry/fields';
import { z } from '@datewright/contracts/zod';
import { actions, type Proposal } from './proposal.ts';

const percent = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,3}(\.\d{1,6})?$/)),
    z.transform((text: string) => Number(text)),
  ),
  z.number().check(z.maximum(100)),
);
const reason = z._default(decisionNote.reason, '');

export const remoteParams = z.object({ name: remoteName });
export const compositionQuery = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{16}$/)) });
export const proposalParams = z.object({ name: remoteName, action: z.enum(actions) });

/** What a proposal may have in the address of its page. */
export const proposalQuery = z.object({
  version: z.optional(version),
  percent: z.optional(percent),
  reason,
});

export const decisionForm = z.object({
  seen: z.string().check(z.maxLength(400)),
  version: z.optional(version),
  percent: z.optional(percent),
  reason,
});

/** Pages to which a sign-in may return. */
const nextAddress = z
  .string()
  .check(
    z.maxLength(4000),
    z.regex(
      /^\/console(\/compositions\?id=[0-9a-f]{16}|\/remotes\/mfe_[a-z]+(\/(promote|canary|rollback|withdraw)(\?[\w%&=+.*~-]*)?)?)?$/,
    ),
  );

export const signInForm = z.object({
  by: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  next: z.optional(nextAddress),
});

/** The address, if a sign-in may return to it. */
export const readNext = (address: unknown): string | null => {
  const parsed = z.safeParse(nextAddress, address);
  return parsed.success ? parsed.data : null;
};

/** The address of a proposal with everything that was entered, so that it can be continued. */
export function addressOf({ name, action, version, percent }: Proposal, reason = ''): string {
  const query = new URLSearchParams({
    ...(version !== undefined && { version }),
    ...(percent !== undefined && { percent: String(percent) }),
    ...(reason !== '' && { reason }),
  }).toString();
  return `/console/remotes/${name}/${action}${query && `?${query}`}`;
}

import { randomBytes } from 'node:crypto';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../context.ts';
import { findOwnVersion } from './find-own-version.ts';
import { hasValidCard } from './has-valid-card.ts';

const durationMs = 2 * 60 * 60_000;
const previewsPerTeam = { name: 'previews', max: 100, windowSeconds: 3600 };

const createToken = () => randomBytes(24).toString('base64url');

/** Starts a preview for a trial, without a link. Returns its token. */
export async function startPreview(
  { previews }: Pick<AppContext, 'previews'>,
  { name, version }: { name: string; version: string },
  durationMs: number,
): Promise<string> {
  const token = createToken();
  await previews.add(token, { name, version, expiresAt: new Date(Date.now() + durationMs) });
  await previews.start(token);
  return token;
}

/** A link to any published version of the team, tried or not: only the browser that starts it gets that version. */
export async function createPreview(context: AppContext, team: string, target: { name: string; version: string }) {
  const { config, limiter, previews, log } = context;
  const found = await findOwnVersion(context, team, target.name, target.version);
  if (!hasValidCard(found)) throw new AppError('invalid_card');
  await consumeRateLimit(limiter, previewsPerTeam, team);
  const token = createToken();
  const expiresAt = new Date(Date.now() + durationMs);
  await previews.add(token, { name: found.name, version: found.version, expiresAt });
  log.info({ team, remote: found.name, version: found.version }, 'made a preview link');
  return {
    url: new URL(`/registry/v1/previews/${token}`, config.PUBLIC_ORIGIN).href,
    expiresAt: expiresAt.toISOString(),
  };
}

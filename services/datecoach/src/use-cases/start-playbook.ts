import { randomUUID } from 'node:crypto';
import type { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { maxStoredItems } from '@datewright/contracts/datecoach/limits';
import { type Needs, needs as needsSchema } from '@datewright/contracts/datecoach/playbook-options';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { z } from '@datewright/contracts/zod';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { moderateWriting } from '@datewright/tool-kit/moderation/writing-profile';
import type { AppContext } from '../context.ts';
import type { NewPlaybook } from '../data/stored-playbook.ts';
import type { DateMaterial } from '../rules/date-material.ts';
import { isPrivatePlace } from '../rules/private-place.ts';
import { assertMaxLength, assertOwnUserId } from '../rules/validate-material.ts';
import { moderateRequest } from './moderate-request.ts';

type Body = z.output<typeof dateStrategyGenerator.body>;

/** Milliseconds until another request may take over from a process that died. */
const startLease = 30_000;

/** Finds the requested playbook or starts writing it for one credit. `isNew` tells which. */
export async function startPlaybook(
  ctx: AppContext,
  member: Member,
  body: Body,
): Promise<{ operationId: string; isNew: boolean }> {
  const { userId } = member;
  assertOwnUserId(userId, body.userId);
  const { closed, goOn } = body;
  const matchMaterial = toMaterial(body);
  const { voice = '', about = [] } = body;
  assertMaxLength({ ...matchMaterial, writing: { voice, about } });
  const [care, writing] = await Promise.all([
    moderateRequest(ctx, { material: matchMaterial, closed, goOn }),
    moderateWriting(ctx.moderation, body),
  ]);
  const isEmpty = writing.voice === '' && writing.about.length === 0;
  const material = isEmpty ? matchMaterial : { ...matchMaterial, writing };
  const needs = body.needs ?? z.parse(needsSchema, {});
  const sameness = hashPlaybookRequest(body, matchMaterial, care !== null);
  const request = { body, member, material, care, needs, sameness, operationId: body.operationId ?? randomUUID() };
  // Concurrent requests for the same playbook share one: the second finds what the first started.
  return ctx.mutex.runExclusive(`${userId}:${sameness}`, () => findOrStart(ctx, request));
}

interface StartRequest {
  body: Body;
  member: Member;
  material: DateMaterial;
  care: ModerationNotice | null;
  needs: Needs;
  sameness: string;
  operationId: string;
}

async function findOrStart(
  ctx: AppContext,
  { body, member, material, care, needs, sameness, operationId }: StartRequest,
): Promise<{ operationId: string; isNew: boolean }> {
  const { userId } = member;
  const same = body.again ? null : await ctx.playbooks.findSame(userId, sameness);
  if (same && same.operationId !== operationId) return { operationId: same.operationId, isNew: false };
  const isKnown = (await ctx.playbooks.find(userId, operationId)) !== null;
  if (!isKnown && (await ctx.playbooks.count(userId)) >= maxStoredItems.playbooks)
    throw new AppError('too_many_playbooks');

  const details = toPlaybookDetails(body, needs);
  const playbook: NewPlaybook = {
    userId,
    operationId,
    // A page that was reloaded may send the same request before it knows the writing profile.
    fingerprint: createFingerprint([
      sameness,
      details.transportMode,
      body.timeSlot,
      needs,
      { ...material, writing: undefined },
    ]),
    sameness,
    ...details,
    material,
    sections: [],
    writtenBy: '',
    care,
    createdAt: new Date(ctx.now()),
    leaseUntil: new Date(ctx.now() + startLease),
    readAt: new Date(ctx.now()),
  };
  if (isKnown) await ctx.playbooks.setMaterial(playbook);
  const { isOver } = await startJob(ctx, playbook, { goOn: body.goOn, member });
  return { operationId, isNew: !isOver };
}

/** When another instance has just started the same operation, this one leaves it to that instance. */
async function startJob(
  { playbookJobs }: AppContext,
  playbook: NewPlaybook,
  { goOn, member }: { goOn: Body['goOn']; member: Member },
): Promise<{ isOver: boolean }> {
  try {
    return await playbookJobs.enqueuePaidJob(playbook, { goOn }, { member, amount: 1, purpose: 'playbook' });
  } catch (error) {
    const isRunning = error instanceof AppError && error.code === 'operation_running';
    if (!isRunning) throw error;
    return { isOver: false };
  }
}

function toMaterial(body: Body): DateMaterial {
  const { name, age, bio, matchInterests, chatHistory, profileAnalysis, locationName } = body;
  const topics = [...(profileAnalysis?.interests ?? []), ...(profileAnalysis?.topics ?? [])].filter(Boolean);
  return { name, age, bio, interests: matchInterests, messages: chatHistory, topics, spot: locationName };
}

const toPlaybookDetails = (body: Body, needs: Needs) => ({
  locationId: body.locationId,
  locationName: body.locationName,
  profileId: body.profileId,
  matchName: body.name,
  responseStyle: body.responseStyle,
  transportMode: needs.video ? null : body.transportMode,
  timeSlot: body.timeSlot,
  needs,
  isPrivatePlace: !needs.video && isPrivatePlace(body.locationName),
});

/**
 * Hashes what identifies a playbook: match, spot and style. Later messages, another way there, another time or other needs
 * don't make a member pay again. Older clients send no match id, so their texts are hashed instead.
 */
const hashPlaybookRequest = (body: Body, material: DateMaterial, gentle: boolean) =>
  createFingerprint([
    body.profileId || { ...material, spot: '' },
    body.locationId,
    body.responseStyle,
    gentle,
    body.goOn ?? null,
  ]);

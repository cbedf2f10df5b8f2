import { randomUUID } from 'node:crypto';
import type { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { most } from '@datewright/contracts/datecoach/limits';
import { type Needs, needs as needsSchema } from '@datewright/contracts/datecoach/words';
import type { Care } from '@datewright/contracts/safety';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors';
import { fingerprint } from '@datewright/service-kit/fingerprint';
import type { Member } from '@datewright/service-kit/member-token';
import { isPrivatePlace } from '../answers/private-place.ts';
import type { AppContext } from '../context.ts';
import type { NewPlaybook } from '../data/stored-playbook.ts';
import type { Material } from '../material.ts';
import { admit } from './admit.ts';
import { assertFits, assertOwn } from './read-material.ts';

type Body = z.output<typeof dateStrategyGenerator.body>;

/** Milliseconds until another request may take over what a dead process began. */
const beginning = 30_000;

/** Finds the playbook that is asked for, or begins to write it, for one credit. `isNew` says which. */
export async function startPlaybook(
  ctx: AppContext,
  member: Member,
  body: Body,
): Promise<{ operationId: string; isNew: boolean }> {
  const { userId } = member;
  assertOwn(userId, body.userId);
  const { closed, goOn } = body;
  const material = materialOf(body);
  assertFits(material);
  const care = await admit(ctx, { material, closed, goOn });
  const needs = body.needs ?? z.parse(needsSchema, {});
  const sameness = samenessOf(body, material, needs, care !== null);
  const asked = { body, member, material, care, needs, sameness, operationId: body.operationId ?? randomUUID() };
  // Two tabs that ask for the same at once get one playbook: the second finds what the first began.
  return ctx.turns.inTurn(`${userId}:${sameness}`, () => findOrBegin(ctx, asked));
}

interface Asked {
  body: Body;
  member: Member;
  material: Material;
  care: Care | null;
  needs: Needs;
  sameness: string;
  operationId: string;
}

async function findOrBegin(
  ctx: AppContext,
  { body, member, material, care, needs, sameness, operationId }: Asked,
): Promise<{ operationId: string; isNew: boolean }> {
  const { userId } = member;
  const same = body.again ? null : await ctx.playbooks.findSame(userId, sameness);
  if (same && same.operationId !== operationId) return { operationId: same.operationId, isNew: false };
  const isKnown = (await ctx.playbooks.find(userId, operationId)) !== null;
  if (!isKnown && (await ctx.playbooks.count(userId)) >= most.playbooks) throw new AppError('too_many_playbooks');

  const wanted: NewPlaybook = {
    userId,
    operationId,
    fingerprint: fingerprint([sameness, material]),
    sameness,
    ...aboutOf(body, needs),
    material,
    sections: [],
    writtenBy: '',
    care,
    createdAt: new Date(ctx.now()),
    leaseUntil: new Date(ctx.now() + beginning),
    readAt: new Date(ctx.now()),
  };
  if (isKnown) await ctx.playbooks.bringMaterial(wanted);
  const { isOver } = await begin(ctx, wanted, { goOn: body.goOn, member });
  return { operationId, isNew: !isOver };
}

/** Another instance may take the same request at the same moment: then it is theirs. */
async function begin(
  { work }: AppContext,
  wanted: NewPlaybook,
  { goOn, member }: { goOn: Body['goOn']; member: Member },
): Promise<{ isOver: boolean }> {
  try {
    return await work.begin(wanted, { goOn }, { member, amount: 1, purpose: 'playbook' });
  } catch (error) {
    const isRunning = error instanceof AppError && error.code === 'operation_running';
    if (!isRunning) throw error;
    return { isOver: false };
  }
}

function materialOf(body: Body): Material {
  const { name, age, bio, matchInterests, chatHistory, profileAnalysis, locationName } = body;
  const topics = [...(profileAnalysis?.interests ?? []), ...(profileAnalysis?.topics ?? [])].filter(Boolean);
  return { name, age, bio, interests: matchInterests, messages: chatHistory, topics, spot: locationName };
}

const aboutOf = (body: Body, needs: Needs) => ({
  locationId: body.locationId,
  locationName: body.locationName,
  profileId: body.profileId,
  matchName: body.name,
  responseStyle: body.responseStyle,
  transportMode: needs.video ? null : body.transportMode,
  needs,
  isPrivatePlace: !needs.video && isPrivatePlace(body.locationName),
});

/** What makes two playbooks the same one to a member, whatever was said in the chat since. Older callers name no match: its words tell. */
const samenessOf = (body: Body, material: Material, needs: Needs, gentle: boolean) =>
  fingerprint([
    body.profileId || material,
    body.locationId,
    body.locationName,
    body.responseStyle,
    needs.video ? null : body.transportMode,
    needs,
    gentle,
    body.goOn ?? null,
  ]);

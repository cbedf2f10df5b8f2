import type { MemberData } from '@datewright/service-kit/member-data';
import type { AppContext } from './context.ts';
import { deleteMemberPhotos } from './use-cases/delete-photos.ts';

/** Everything that this service stores about a member, for export and deletion. */
export const memberData: MemberData<AppContext> = {
  async collect(ctx, userId) {
    const [operations, links] = await Promise.all([
      ctx.analyses.listOperations(userId),
      ctx.friendLinks.list(userId, new Date(ctx.now())),
    ]);
    const analyses = await Promise.all(operations.map((operationId) => ctx.analyses.find(userId, operationId)));
    return {
      photos: analyses.flatMap((one) => (one ? [{ at: one.createdAt, result: one.result ?? null }] : [])),
      friendLinks: links.map(({ createdAt, expiresAt, answers }) => ({
        createdAt,
        expiresAt,
        answers: answers.map(({ choices }) => choices),
      })),
    };
  },
  erase: deleteMemberPhotos,
};

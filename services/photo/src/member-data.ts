import type { MemberData } from '@datewright/service-kit/member-data';
import type { AppContext } from './context.ts';
import { deleteMemberPhotos } from './use-cases/delete-photos.ts';

async function* streamPhotos(ctx: AppContext, userId: string) {
  for await (const { createdAt, result = null } of ctx.analyses.stream(userId)) yield { at: createdAt, result };
}

/** Everything that this service stores about a member, for export and deletion. */
export const memberData: MemberData<AppContext> = {
  async collect(ctx, userId) {
    const links = await ctx.friendLinks.list(userId, new Date(ctx.now()));
    return {
      photos: streamPhotos(ctx, userId),
      friendLinks: links.map(({ createdAt, expiresAt, answers }) => ({
        createdAt,
        expiresAt,
        answers: answers.map(({ choices }) => choices),
      })),
    };
  },
  erase: deleteMemberPhotos,
};

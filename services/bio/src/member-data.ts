import type { MemberData } from '@datewright/service-kit/member-data';
import type { AppContext } from './context.ts';

/** More than the repository stores. */
const maxWritten = 1000;

/** Everything that this service stores about a member, for export and deletion. */
export const memberData: MemberData<AppContext> = {
  async collect(ctx, userId) {
    const [bio, versions, voice, written] = await Promise.all([
      ctx.bios.readWithReport(userId),
      ctx.bios.listVersions(userId),
      ctx.voices.read(userId),
      ctx.drafts.listLastBios(userId, maxWritten),
    ]);
    return { bio, versions, voice, written };
  },
  erase: (ctx, userId) => ctx.voices.delete(userId),
};

import type { MemberData } from '@datewright/service-kit/member-data';
import type { AppContext } from './context.ts';

/** More than are kept. */
const maxWritten = 1000;

/** All that this service keeps of a member: taken along, or erased. */
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

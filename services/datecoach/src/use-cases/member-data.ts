import type { MemberData } from '@datewright/service-kit/member-data';
import type { AppContext } from '../context.ts';
import { deleteAllDates } from './delete-all-dates.ts';
import { exportDates } from './export-dates.ts';

/** All data that this service stores about a member, to export or erase. */
export const memberData: MemberData<AppContext> = {
  collect: async (ctx, userId) => exportDates(ctx, userId),
  erase: deleteAllDates,
};

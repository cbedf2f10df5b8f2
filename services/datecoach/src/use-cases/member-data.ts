import type { MemberData } from '@datewright/service-kit/member-data';
import type { AppContext } from '../context.ts';
import { deleteAllDates } from './delete-all-dates.ts';
import { exportDates } from './export-dates.ts';

/** All that this service keeps of a member: taken along, or erased. */
export const memberData: MemberData<AppContext> = {
  collect: async (ctx, userId) => ({ ...(await exportDates(ctx, userId)) }),
  erase: deleteAllDates,
};

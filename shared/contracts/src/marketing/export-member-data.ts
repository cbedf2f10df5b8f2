import { memberDataCall } from '../member-data.ts';

export const exportMemberData = memberDataCall('marketing');

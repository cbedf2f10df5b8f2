export const en = {
  errors: {
    network: 'We could not reach Datewright. Check your connection and try again.',
    timeout: 'That took too long. Please try again.',
    unreadable_answer: 'We got an answer we could not read. Please try again.',
  },
  refresh: {
    daily: 'Refreshes daily',
    soon: 'Refreshes soon',
    inMinutes: (count: number) => `Next refresh in ${count}m`,
    inHours: (count: number) => `Next refresh in ${count}h`,
    inDays: (count: number) => `Next refresh in ${count}d`,
  },
};

export type SdkCopy = typeof en;

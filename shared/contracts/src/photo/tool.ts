import { defineTool } from '../tool.ts';

export const tool = defineTool({
  service: 'photo',
  credit: 'photoanalyzer',
  feature: 'photoAnalyzer',
  name: 'Photo Analyzer',
  order: 30,
  unit: { one: 'photo check', many: 'photo checks' },
  worksByJob: true,
  purposes: { photo: 'photos analyzed' },
  allowances: {
    free: { limit: 1, period: 'weekly' },
    weekly: { limit: 15, period: 'weekly' },
    monthly: { limit: 100, period: 'monthly' },
  },
});

import { defineTool } from '../tool.ts';

export const tool = defineTool({
  service: '__tool__',
  credit: '__tool__',
  feature: '__tool__',
  name: '__title__',
  order: __order__,
  unit: { one: '__title__ answer', many: '__title__ answers' },
  purposes: { answer: 'an answer' },
  allowances: {
    free: { limit: 3, period: 'daily' },
    weekly: { limit: 100, period: 'daily' },
    monthly: { limit: 500, period: 'daily' },
  },
});

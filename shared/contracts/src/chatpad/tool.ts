import { defineTool } from '../tool.ts';

export const tool = defineTool({
  service: 'chatpad',
  credit: 'chatpad',
  feature: 'chatPad',
  name: 'ChatPad',
  order: 10,
  unit: { one: 'AI message', many: 'AI messages' },
  purposes: { opener: 'openers', reply: 'replies', 'ask-out': 'ask-outs' },
  allowances: {
    free: { limit: 5, period: 'daily' },
    weekly: { limit: 1000, period: 'daily' },
    monthly: { limit: 5000, period: 'daily' },
  },
});

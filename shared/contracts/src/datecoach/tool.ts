import { defineTool } from '../tool.ts';

export const tool = defineTool({
  service: 'datecoach',
  credit: 'datecoach',
  feature: 'dateCoach',
  name: 'Date Coach',
  order: 40,
  unit: { one: 'date plan', many: 'date plans' },
  worksByJob: true,
  purposes: { playbook: 'a playbook' },
  allowances: {
    free: { limit: 1, period: 'weekly' },
    weekly: null,
    monthly: { limit: 30, period: 'weekly' },
  },
});

import { defineCall } from '../call.ts';
import { successResponse } from './fields.ts';

export const cancelEmailChange = defineCall({
  service: 'account',
  method: 'DELETE',
  path: '/v1/account/email-change',
  audience: 'session',
  summary: 'Ends the change of address that is under way.',
  response: successResponse,
});

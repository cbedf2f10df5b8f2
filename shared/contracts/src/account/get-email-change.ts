import { defineCall } from '../call.ts';
import { emailChangeState } from './email-change.ts';

export const getEmailChange = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/email-change',
  audience: 'session',
  summary: 'The change of address that is under way, if any.',
  response: emailChangeState,
});

import { defineCall } from '../call.ts';
import { successResponse } from './fields.ts';

export const resendEmailChange = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/email-change/mails',
  audience: 'session',
  summary: 'Mails whom the change still waits for again, at most once a minute. The links before stop working.',
  response: successResponse,
});

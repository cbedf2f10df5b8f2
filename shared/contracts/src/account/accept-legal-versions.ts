import { defineCall } from '../call.ts';
import { successResponse } from './fields.ts';
import { legalVersionsInForce } from './legal-notice.ts';

/** Errors: `invalid_request` when other versions are in force by now. */
export const acceptLegalVersions = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/legal-acceptance',
  audience: 'session',
  summary: 'Records that the member accepts the versions of the terms and the privacy policy that are in force.',
  body: legalVersionsInForce,
  response: successResponse,
});

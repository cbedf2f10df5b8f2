import { passwordProblem } from '@datewright/contracts/account/password-problem';
import { z } from '@datewright/sdk/zod';

/** The field errors of passwords that the service would refuse. */
export const passwordChecks = (sentences: { passwordShort: string; passwordCommon: string }) => [
  z.refine<string>((typed) => passwordProblem(typed) !== 'password_too_short', sentences.passwordShort),
  z.refine<string>((typed) => passwordProblem(typed) !== 'password_too_common', sentences.passwordCommon),
];

import { passwordProblem } from '@datewright/contracts/account/password-problem';
import { z } from '@datewright/sdk/zod';

/** What a field says of a password that the service would refuse. */
export const passwordChecks = (sentences: { passwordShort: string; passwordCommon: string }) => [
  z.refine<string>((typed) => passwordProblem(typed) !== 'password_too_short', sentences.passwordShort),
  z.refine<string>((typed) => passwordProblem(typed) !== 'password_too_common', sentences.passwordCommon),
];

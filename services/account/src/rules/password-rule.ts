import { passwordProblem } from '@datewright/contracts/account/password-problem';
import { AppError } from '@datewright/service-kit/errors/app-error';

/** Throws `password_too_short` or `password_too_common`. */
export function checkPassword(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem === null) return;
  throw new AppError(problem, { fields: { password: problem === 'password_too_short' ? 'too_short' : 'too_common' } });
}

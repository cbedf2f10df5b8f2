/** What is wrong with a typed address, in the page's words. Catches a slip of the finger; the service decides. */
export function emailProblem(email: string, copy: { emailNeeded: string; emailWrong: string }): string | undefined {
  const typed = email.trim();
  if (typed === '') return copy.emailNeeded;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? undefined : copy.emailWrong;
}

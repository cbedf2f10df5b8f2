import type { PageForm } from '@datewright/contracts/call';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';

/**
 * Answers a form that a page without scripts posted: leads back to its page, which says whether it was taken. What is
 * refused by a rule is a no; what broke is an error as ever, so that it is logged.
 */
export async function handlePageForm(
  form: PageForm,
  req: Request,
  res: Response,
  take: () => Promise<unknown>,
): Promise<void> {
  req.body = parseFormBody(form, req.body);
  const sent = await take().then(
    () => 'yes',
    (error) => {
      if (error instanceof AppError) return 'no';
      throw error;
    },
  );
  res.redirect(303, `${form.returnPath}?sent=${sent}`);
}

/** Fields as the call's schema knows them. A name that comes twice is no field of ours. */
function parseFormBody({ checkboxes }: PageForm, fields: Record<string, unknown> = {}): Record<string, unknown> {
  const ticked = Object.entries(fields).map(([name, value]) => [
    name,
    checkboxes.includes(name) ? value === 'true' : value,
  ]);
  return Object.fromEntries(ticked);
}

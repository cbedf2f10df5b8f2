import type { PageForm } from '@datewright/contracts/call';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';

/**
 * Answers a form posted by a page without scripts: redirects to the page with the result. A refusal by a rule is a
 * result; any other error is thrown, so that it is logged.
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

/** The fields as the call's schema expects them. A field that comes twice is dropped. */
function parseFormBody({ checkboxes }: PageForm, fields: Record<string, unknown> = {}): Record<string, unknown> {
  const ticked = Object.entries(fields).map(([name, value]) => [
    name,
    checkboxes.includes(name) ? value === 'true' : value,
  ]);
  return Object.fromEntries(ticked);
}

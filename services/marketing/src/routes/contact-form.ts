import { contactForm } from '@datewright/contracts/marketing/contact-form';
import { clientAddress } from '@datewright/service-kit/client-address';
import { takeMessage } from '../use-cases/contact.ts';
import type { Route } from './route.ts';

export const contactFormRoute: Route = (routes, ctx) =>
  routes.call(contactForm, async ({ body, req }) => {
    const number = await takeMessage(ctx, body, clientAddress(req));
    return { ok: true, success: true, number };
  });

import { contactForm } from '@datewright/contracts/marketing/contact-form';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { submitContactMessage } from '../use-cases/submit-contact-message.ts';
import type { RouteRegistrar } from './route.ts';

export const submitContactFormRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(contactForm, async ({ body, req }) => {
    const number = await submitContactMessage(ctx, body, getClientAddress(req));
    return { ok: true, success: true, number };
  });

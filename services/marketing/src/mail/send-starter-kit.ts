import type { AppContext } from '../context.ts';
import type { Subscriber } from '../data/subscriber-repository.ts';
import { sendMailOnce } from './send-mail.ts';
import { createStarterKitMail } from './starter-kit-mail.ts';
import { createUnsubscribeLinks } from './unsubscribe-link.ts';

/** Sends the starter kit once per confirmation link (`linkHash`). */
export const sendStarterKit = (ctx: AppContext, { _id, email }: Subscriber, linkHash: string) =>
  sendMailOnce(ctx, `newsletter-welcome:${linkHash}`, createStarterKitMail(email, createUnsubscribeLinks(ctx, _id)));

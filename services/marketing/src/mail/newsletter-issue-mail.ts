import { type Mail, toSingleLine } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';
import type { PublishedContent } from '../data/post-repository.ts';

/** A post as a mail, without pictures and with absolute links. */
export function createNewsletterIssueMail(
  to: string,
  post: PublishedContent,
  ways: { page: string; headers: Record<string, string> },
  origin: string,
): Mail {
  const html = post.html.replace(/<img[^>]*>/g, '').replace(/href="\//g, `href="${origin}/`);
  const letter = renderMail({
    greeting: post.title,
    paragraphs: [post.excerpt],
    body: { html, text: post.markdown },
    button: { label: 'Read it on the blog', url: `${origin}/blog/${post.slug}` },
    closing: 'You get this because you subscribed to the Datewright newsletter and confirmed your address.',
    link: { label: 'Unsubscribe', url: ways.page },
  });
  return { to, subject: toSingleLine(post.title), ...letter, headers: ways.headers };
}

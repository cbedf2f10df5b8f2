import { layOut } from '@datewright/service-kit/mail/layout';
import { type Mail, oneLine } from '@datewright/service-kit/mail/mail';
import type { LivePost } from '../data/posts.ts';

/** A post as a mail: no pictures, and links that work outside of our pages. */
export function issueMail(
  to: string,
  post: LivePost,
  ways: { page: string; headers: Record<string, string> },
  origin: string,
): Mail {
  const html = post.html.replace(/<img[^>]*>/g, '').replace(/href="\//g, `href="${origin}/`);
  const letter = layOut({
    greeting: post.title,
    paragraphs: [post.excerpt],
    body: { html, text: post.markdown },
    button: { label: 'Read it on the blog', url: `${origin}/blog/${post.slug}` },
    closing: 'You get this because you confirmed the Datewright newsletter. One email a week at most.',
    link: { label: 'Leave the newsletter', url: ways.page },
  });
  return { to, subject: oneLine(post.title), ...letter, headers: ways.headers };
}

import { measureBio } from '@datewright/contracts/bio/measure-bio';
import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { getPost } from '@datewright/contracts/marketing/get-post';
import { listClaims } from '@datewright/contracts/marketing/list-claims';
import { listPosts } from '@datewright/contracts/marketing/list-posts';
import type { Post } from '@datewright/contracts/marketing/post';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen } from '@testing-library/react';
import card from '../mfe.json';
import Remote from '../src/remote.tsx';
import { legalDetails } from './support/legal-details.ts';

window.scrollTo = () => {};

const pages = [
  ...card.routes.map(({ path }) => path.replace('/:id', '')),
  '/login',
  '/register',
  '/photoanalyzer',
  '/bioscanner',
  '/datecoach',
];
const post = (id: string, part: Partial<Post> = {}): Post => ({
  id,
  title: `Post ${id}`,
  excerpt: 'Why the first one counts.',
  picture: null,
  readTimeMinutes: 3,
  featured: false,
  category: 'conversation',
  tags: [],
  datePublished: '2026-03-01T10:00:00Z',
  dateModified: '2026-03-01T10:00:00Z',
  author: null,
  html: '<p>Before.</p>',
  ...part,
});
const posts = [post('one', { featured: true }), post('two'), post('three')];

/** Label and target of each link on a public page. */
async function linksOf(path: string, visitor = true) {
  const page = await createMemoryHost({ pages, visitor });
  page.answer(listClaims, () => ({ claims: [] }));
  page.answer(getLegal, () => legalDetails);
  page.answer(measureBio, () => ({ score: 50, language: 'en' as const, parts: [] }));
  page.answer(listPosts, () => ({ posts }));
  page.answer(getPost, () => ({ post: post('one'), related: posts.slice(1), movedTo: null }));
  const { container, hands, unmount } = page.open(Remote, path);
  await screen.findByRole('heading', { level: 1 });
  if (path === '/contact') await screen.findByRole('link', { name: legalDetails.operator.email });
  if (path === '/blog') await screen.findByText('Post two');
  const links = [...container.querySelectorAll('a')];
  return {
    hands,
    unmount,
    said: container.textContent ?? '',
    to: links.map((link) => link.getAttribute('href')),
    of: (words: string) => links.find(({ textContent }) => textContent === words)?.getAttribute('href'),
  };
}

test('Reports the place of each call to action of the blog', async () => {
  const { to } = await linksOf('/blog');
  expect(to).toEqual(
    expect.arrayContaining([
      '/chat-assistant?ref=blog_hero',
      '/pricing?ref=blog_hero',
      '/chat-assistant?ref=blog_featured_cta',
      '/chat-assistant?ref=blog_card_two',
      '/chat-assistant?ref=blog_card_three',
      '/chat-assistant?ref=blog_mid_cta',
      '/chat-assistant?ref=blog_floating_cta',
    ]),
  );
  expect(to).not.toContain('/chat-assistant?ref=blog_card_one');
});

test('Reports the place of each call to action of a post, beside the related posts', async () => {
  const { to } = await linksOf('/blog/one');
  expect(to).toEqual(
    expect.arrayContaining([
      '/blog',
      '/chat-assistant?ref=blog_bottom',
      '/pricing?ref=blog_bottom',
      '/blog/two',
      '/chat-assistant?ref=blog_related_two',
      '/chat-assistant?ref=blog_aiadvice_primary',
      '/pricing?ref=blog_aiadvice_secondary',
    ]),
  );
});

test.each([
  ['tinder', { 'Fix My Profile': '/profile-analyzer', 'Try Smart Openers': '/chat-assistant' }],
  ['bumble', { 'Upgrade My Photos': '/photo-analyzer', 'Rewrite My Bio': '/profile-analyzer' }],
  ['hinge', { 'Improve My Prompts': '/profile-analyzer', 'Prepare For Dates': '/date-prep' }],
])('Links the page for %s to its two tools, sign-up and prices', async (app, ways) => {
  const { of, said } = await linksOf(`/use-cases/${app}`);
  for (const [words, path] of Object.entries(ways)) expect(of(words)).toBe(path);
  expect([of('Start Free Today'), of('View Pricing')]).toEqual([`/register?source=use-case-${app}`, '/pricing']);
  for (const fact of ['5 free AI messages daily', 'No card required', 'nothing to connect'])
    expect(said).toContain(fact);
  if (app === 'bumble') expect(said).toContain('24-hour window to reply');
});

test('Links the contact page to its form, chat, prices, features, privacy and email', async () => {
  const { to } = await linksOf('/contact');
  const all = ['/contact#contact-form', '/chat-assistant?ref=contact', '/pricing', '/features', '/privacy'];
  expect(to).toEqual(expect.arrayContaining([...all, 'mailto:help@kis.example']));
  expect(document.querySelectorAll('#faq details, #faq [aria-expanded]')).toHaveLength(5);
});

test.each([
  ['/photo-analyzer', '/photoanalyzer', '/login?returnPath=/photoanalyzer', 2],
  ['/photo-analyzer/examples', '/photoanalyzer', '/login?returnPath=/photoanalyzer', 7],
  ['/profile-analyzer', '/bioscanner', '/login?next=%2Fbioscanner', 3],
])('On %s the calls to action lead to %s, for visitors by %s', async (path, tool, byLogin, many) => {
  const visitor = await linksOf(path);
  expect(visitor.to.filter((to) => to === byLogin)).toHaveLength(many);
  visitor.unmount();
  const member = await linksOf(path, false);
  expect(member.to.filter((to) => to === tool)).toHaveLength(many);
});

test.each([
  ['/photo-analyzer', ['Photo Analysis', 'Optimal Order'], 'h3', 2, 0],
  ['/photo-analyzer/examples', ['Photo Analysis Examples', 'Pro Photo Tips'], 'h2', 6, 5],
  ['/profile-analyzer', ['Bio Glow-Ups', 'Pro Tips'], 'h3', 4, 5],
  ['/date-prep', ['Date Ideas', 'Success Tips'], 'h3', 2, 5],
] as const)('%s has the tabs %j and opens the first', async (path, names, heading, inFirst, inSecond) => {
  const { hands } = await linksOf(path);
  const tabs = screen.getAllByRole('tab');
  expect([tabs.map(({ textContent }) => textContent), tabs[0]?.getAttribute('aria-selected')]).toEqual([names, 'true']);
  const parts = () => screen.getByRole('tabpanel').querySelectorAll(heading).length;
  const first = parts();
  await hands.click(tabs[1] as HTMLElement);
  expect([first, parts()]).toEqual([inFirst, inSecond]);
});

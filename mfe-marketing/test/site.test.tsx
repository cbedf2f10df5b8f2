import { bioHandoffKey } from '@datewright/contracts/bio/bio-handoff';
import { measureBio } from '@datewright/contracts/bio/measure-bio';
import { contactForm } from '@datewright/contracts/marketing/contact-form';
import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { getPost } from '@datewright/contracts/marketing/get-post';
import { listClaims } from '@datewright/contracts/marketing/list-claims';
import { listPosts } from '@datewright/contracts/marketing/list-posts';
import type { Post } from '@datewright/contracts/marketing/post';
import { simpleNewsletter } from '@datewright/contracts/marketing/simple-newsletter';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import card from '../mfe.json';
import Remote from '../src/remote.tsx';
import { legalDetails } from './support/legal-details.ts';

window.scrollTo = () => {};

const pages = [
  ...card.routes.map(({ path }) => path.replace('/:id', '/anna-tinder-success')),
  '/login',
  '/register',
  '/chatpad',
  '/datecoach',
  '/bioscanner',
  '/photoanalyzer',
];

const post: Post = {
  id: 'a-post',
  title: 'A post about photos',
  excerpt: 'Why the first one counts.',
  picture: null,
  readTimeMinutes: 3.4,
  featured: false,
  category: 'conversation',
  tags: ['photos'],
  datePublished: '2026-03-01T23:30:00Z',
  dateModified: '2026-03-01T23:30:00Z',
  author: null,
  html: '<p>Before.</p><h2>One</h2><p>First.</p><h2>Two</h2><p>Second.</p><h2>Three</h2><p>Third.</p>',
};

const scored = (score: number) => ({ score, language: 'en' as const, parts: [] });

async function visit(path: string) {
  const page = await createMemoryHost({ pages });
  page.answer(listClaims, () => ({ claims: [] }));
  page.answer(getLegal, () => legalDetails);
  page.answer(measureBio, () => scored(50));
  page.answer(listPosts, () => ({ posts: [post] }));
  page.answer(getPost, () => ({ post, related: [], movedTo: null }));
  return { ...page, show: () => page.open(Remote, path) };
}

const publicPaths = [
  '/chat-assistant',
  '/tinder-openers',
  '/profile-analyzer',
  '/photo-analyzer',
  '/photo-analyzer/examples',
  '/date-prep',
  '/use-cases/tinder',
  '/use-cases/bumble',
  '/use-cases/hinge',
  '/features',
  '/help',
  '/help/credits',
  '/case-studies/anna-tinder-success',
  '/case-studies/mark-tinder-success',
  '/case-studies/julia-tinder-success',
  '/blog',
  '/blog/a-post',
  '/contact',
];

test.each(publicPaths)('%s has one main heading, ordered headings and working links', async (path) => {
  const { show } = await visit(path);
  const { container } = show();
  await screen.findByRole('heading', { level: 1 });
  const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const steps = levels.slice(1).map((level, at) => level - (levels[at] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(1);
  for (const link of container.querySelectorAll('a')) {
    const { pathname, hash, origin } = new URL(link.href);
    if (origin !== location.origin || link.protocol === 'mailto:') continue;
    if (hash && pathname === path) expect(container.querySelector(hash)).not.toBeNull();
    else expect([pathname, pathname === '/blog/a-post' || pages.includes(pathname)]).toEqual([pathname, true]);
  }
});

test.each([
  ['tinder', ['Bio Scanner: a bio', 'ChatPad’s paste field', 'An opener']],
  ['bumble', ['Bio Scanner: a bio', 'ChatPad with', 'A reply']],
  ['hinge', ['Bio Scanner: a bio', 'Date Coach: an idea']],
])('The use case of %s shows the tools that it names', async (app, names) => {
  const { show } = await visit(`/use-cases/${app}`);
  show();
  const figures = await screen.findAllByRole('figure');
  const shown = figures
    .flatMap((figure) => within(figure).queryAllByRole('img'))
    .map((img) => img.getAttribute('alt') ?? '');
  for (const name of names) expect(shown.filter((alt) => alt.startsWith(name))).toHaveLength(2);
});

test('Redirects an unknown case study to the home page', async () => {
  const { show } = await visit('/case-studies/nobody');
  show();
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('Updates the example opener with the text and the tone', async () => {
  const { show } = await visit('/chat-assistant');
  const { hands } = show();
  const bio = await screen.findByLabelText('Something from their profile');
  await hands.clear(bio);
  await hands.type(bio, 'Two cats');
  expect(screen.getByText(/references from two cats, Maya/)).toBeTruthy();
  await hands.click(screen.getByRole('radio', { name: 'Thoughtful' }));
  expect(screen.getByText('Who named the cat, Maya, and is there a story?')).toBeTruthy();
});

test('Scores a bio while it is typed, and hands it over to Bio Scanner', async () => {
  const { show, answer } = await visit('/profile-analyzer');
  const text = 'I grow chilli on my balcony. What do you grow?';
  answer(measureBio, ({ body }) => scored(body.bio === text ? 64 : 12));
  const { hands } = show();
  const field = await screen.findByLabelText('Score your bio now');
  await hands.clear(field);
  await hands.type(field, text);
  await screen.findByRole('img', { name: 'Bio score: 64 of 100' });
  await hands.click(screen.getByRole('link', { name: 'Fix it in the Bio Scanner' }));
  expect(JSON.parse(localStorage.getItem(bioHandoffKey) ?? '{}')).toMatchObject({ text });
});

test('Shows no score for a refused bio, and explains why', async () => {
  const { show, answer } = await visit('/profile-analyzer');
  const care: ModerationNotice = {
    kind: 'hate',
    reason: 'hate',
    by: 'member',
    language: 'en',
    mayGoOn: true,
    replies: [],
    rest: 'I hike in the Tatras every May.',
  };
  answer(measureBio, ({ body }) => {
    if (body.bio.startsWith('No')) throw apiRefusal('held_back', care);
    if (body.bio.startsWith('Me')) throw apiRefusal('no_score_language');
    return scored(72);
  });
  const { hands } = show();
  const field = await screen.findByLabelText('Score your bio now');
  await hands.clear(field);
  await hands.type(field, 'No blacks. I hike in the Tatras every May.');
  await hands.click(await screen.findByRole('button', { name: /without/i }));
  await screen.findByRole('img', { name: 'Bio score: 72 of 100' });
  await hands.clear(field);
  await hands.type(field, 'Me gusta viajar y bailar salsa');
  await screen.findByText(/English and Hungarian bios only/);
  expect(screen.queryByRole('img', { name: /Bio score/ })).toBeNull();
});

test('Doesn’t hand over the example bio as the visitor’s own', async () => {
  const { show } = await visit('/profile-analyzer');
  const { hands } = show();
  await hands.click(await screen.findByRole('link', { name: 'Fix it in the Bio Scanner' }));
  expect(localStorage.getItem(bioHandoffKey)).toBeNull();
});

test('Follows the call to action of date prep once', async () => {
  const { show, tracked } = await visit('/date-prep?platform=tinder');
  const { hands } = show();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Tinder');
  const action = screen.getByRole('link', { name: 'Plan my Tinder date' });
  await hands.dblClick(action);
  expect(tracked.filter((name) => name === 'cta_click')).toHaveLength(1);
  expect(location.pathname).toBe('/datecoach');
});

describe('The blog', () => {
  test('shows the posts of a category, or that there are none', async () => {
    const { show } = await visit('/blog?category=confidence');
    const { hands } = show();
    await screen.findByText('We are drafting more examples right now.');
    await hands.click(screen.getByRole('link', { name: 'Conversation' }));
    await screen.findByRole('heading', { name: post.title });
    expect(screen.getByText(/3 min read/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Conversation' }).getAttribute('aria-current')).toBe('page');
  });

  test('retries when the posts failed to load', async () => {
    const { show, answer } = await visit('/blog');
    answer(listPosts, () => {
      throw networkError();
    });
    const { hands } = show();
    await screen.findByText(/We couldn’t load the posts/);
    answer(listPosts, () => ({ posts: [post] }));
    await hands.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: post.title });
  });
});

describe('A post', () => {
  test('has a back link, quick wins, tags and a date', async () => {
    const { show } = await visit('/blog/a-post');
    show();
    await screen.findByRole('heading', { level: 1, name: post.title });
    const wins: Element[] = screen.getAllByRole('complementary', { name: /^Quick win/ });
    const parts = [...document.querySelectorAll('h2, aside')].filter(
      (part) => part.matches('h2') || wins.includes(part),
    );
    expect(parts.slice(0, 5).map((part) => (wins.includes(part) ? 'Quick win' : part.textContent))).toEqual([
      'One',
      'Quick win',
      'Two',
      'Quick win',
      'Three',
    ]);
    expect(wins).toHaveLength(2);
    expect(screen.getByText('#photos')).toBeTruthy();
    expect(screen.getByText('Published March 1, 2026')).toBeTruthy();
    expect(
      within(screen.getByRole('navigation', { name: 'Where you are' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/blog');
  });

  test('shows a screenshot of the tool that it links to, after that section', async () => {
    const { show, answer } = await visit('/blog/a-post');
    const html = post.html.replace('Third.', 'Third: <a href="/date-prep">Date Coach</a>.');
    answer(getPost, () => ({ post: { ...post, html }, related: [], movedTo: null }));
    show();
    const figure = await screen.findByRole('figure');
    expect(within(figure).getAllByRole('img', { name: /^Date Coach: a plan/ })).toHaveLength(2);
    expect(within(figure).getByText(/Names and profiles are made up/)).toBeTruthy();
    const last = screen.getByText(/^Third:/);
    expect(last.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('redirects to the blog when it is unknown', async () => {
    const { show, answer } = await visit('/blog/gone');
    answer(getPost, () => {
      throw apiRefusal('not_found');
    });
    show();
    await waitFor(() => expect(location.pathname).toBe('/blog'));
  });

  test('says that it was deleted, and offers the other posts', async () => {
    const { show, answer } = await visit('/blog/gone');
    answer(getPost, () => {
      throw apiRefusal('post_deleted');
    });
    show();
    await screen.findByRole('heading', { level: 1, name: 'We took this post down' });
    expect(screen.getByRole('link', { name: 'See all posts' }).getAttribute('href')).toBe('/blog');
    expect(location.pathname).toBe('/blog/gone');
  });

  test('redirects to its current slug when it moved', async () => {
    const { show, answer } = await visit('/blog/old-name');
    answer(getPost, ({ params }) =>
      params.id === 'old-name' ? { post: null, related: [], movedTo: 'a-post' } : { post, related: [], movedTo: null },
    );
    show();
    await screen.findByRole('heading', { level: 1, name: post.title });
    expect(location.pathname).toBe('/blog/a-post');
  });
});

describe('The newsletter’s form', () => {
  const subscribe = async () => {
    const opened = await visit('/blog');
    const { hands } = opened.show();
    const form = await screen.findByRole('region', { name: 'Openers and dating ideas by email' });
    return { ...opened, hands, form, send: () => hands.click(within(form).getByRole('button')) };
  };

  test('asks for an email address and accepts one', async () => {
    const { hands, form, send, answer, asked, said } = await subscribe();
    await send();
    expect(said).toEqual(['error: Please enter your email address']);
    answer(simpleNewsletter, () => ({ success: true }));
    const field = within(form).getByLabelText('Your email');
    await hands.type(field, ' a@b.hu ');
    await send();
    await screen.findByText(/^Please confirm your address: /);
    expect(within(form).getByRole('button').textContent).toBe('Email sent');
    expect((field as HTMLInputElement).value).toBe('');
    expect(asked(simpleNewsletter).map(({ body }) => body)).toEqual([
      { action: 'subscribe', email: 'a@b.hu', source: 'blog' },
    ]);
  });

  test('shows the error and keeps the typed address', async () => {
    const { hands, form, send, answer, said } = await subscribe();
    answer(simpleNewsletter, () => ({ success: false }));
    const field = within(form).getByLabelText('Your email');
    await hands.type(field, 'a@b.hu');
    await send();
    await screen.findByText('Failed to subscribe to newsletter');
    expect(said).toEqual(['error: Oops! Failed to subscribe to newsletter']);
    expect((field as HTMLInputElement).value).toBe('a@b.hu');
  });

  test('names a wrong address at its field, keeps it and sends nothing', async () => {
    const { hands, form, send, asked } = await subscribe();
    const field = within(form).getByLabelText<HTMLInputElement>('Your email');
    for (const wrong of ['foo', 'kim@localhost']) {
      await hands.clear(field);
      await hands.type(field, wrong);
      await send();
      await within(form).findByText(/^Please enter a valid email address/);
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual([wrong, 'true']);
    }
    expect(asked(simpleNewsletter)).toEqual([]);
  });

  test('sends nothing for a bot that fills in everything', async () => {
    const { hands, form, send, asked } = await subscribe();
    await hands.type(within(form).getByLabelText('Your email'), 'a@b.hu');
    await hands.type(form.querySelector('[name=website]') as HTMLElement, 'http://spam');
    await send();
    expect(asked(simpleNewsletter)).toEqual([]);
  });
});

describe('The contact form', () => {
  async function write() {
    const opened = await visit('/contact');
    const { hands } = opened.show();
    await hands.type(await screen.findByLabelText('Your name'), 'Kim');
    await hands.type(screen.getByLabelText('Your email'), 'kim@example.com');
    await hands.selectOptions(screen.getByLabelText('What is it about?'), 'billing');
    await hands.type(screen.getByLabelText(/^Message/), 'I was charged twice.');
    await hands.click(screen.getByRole('checkbox'));
    return { ...opened, hands, send: screen.getByRole('button', { name: 'Send message' }) };
  }

  test('sends once, shows the number and clears the fields', async () => {
    const { hands, send, answer, asked, tracked } = await write();
    answer(contactForm, () => ({ ok: true, success: true, number: 'D-17' }));
    await hands.dblClick(send);
    await screen.findByText(/Thanks! We will get back to you within 24 hours. Your reference number is D-17./);
    expect(asked(contactForm)).toHaveLength(1);
    expect(asked(contactForm)[0]?.body).toMatchObject({
      name: 'Kim',
      intent: 'billing',
      subject: 'Billing and payments',
      isAuthenticated: 'true',
      plan: 'free',
      path: '/contact',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(tracked).toEqual(expect.arrayContaining(['contact_view', 'contact_submit', 'contact_success']));
  });

  test('names a blank name and a wrong address at their fields, keeps the text and sends nothing', async () => {
    const { hands, send, asked } = await write();
    const name = screen.getByLabelText<HTMLInputElement>('Your name');
    const address = screen.getByLabelText<HTMLInputElement>('Your email');
    await hands.clear(name);
    await hands.type(name, '   ');
    await hands.clear(address);
    await hands.type(address, 'kim@localhost');
    await hands.click(send);
    await screen.findByText('Please enter your name');
    screen.getByText(/^Please enter a valid email address/);
    expect([name, address].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(address.value).toBe('kim@localhost');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('I was charged twice.');
    expect(asked(contactForm)).toEqual([]);
  });

  test('keeps the text when it fails, and retries with the same operation id', async () => {
    const { hands, send, answer, asked } = await write();
    answer(contactForm, () => {
      throw networkError();
    });
    await hands.click(send);
    await screen.findByText('Something went wrong. Please try again or reach us at help@kis.example.');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('I was charged twice.');
    answer(contactForm, () => ({ ok: true, success: true, number: null }));
    await hands.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText(/Thanks!/);
    const ids = asked(contactForm).map(({ body }) => body.operationId);
    expect(new Set(ids).size).toBe(1);
  });

  test('sends nothing for a bot that fills in everything', async () => {
    const { hands, send, asked } = await write();
    await hands.type(document.querySelector('[name=company]') as HTMLElement, 'Spam Ltd');
    await hands.click(send);
    expect(asked(contactForm)).toEqual([]);
  });
});

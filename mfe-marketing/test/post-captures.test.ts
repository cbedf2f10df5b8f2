import { splitAfterToolLink } from '../src/features/blog/lib/split-after-tool-link.ts';

test('A post is split after the section that links to a tool first', () => {
  const first = '<h2>One</h2><ul><li><a href="/date-prep">Date Coach</a></li></ul>';
  const rest = '<h2>Two</h2><p><a href="/chat-assistant">ChatPad</a></p>';
  expect(splitAfterToolLink(`${first}${rest}`)).toEqual({ tool: 'date-prep', before: first, after: rest });
});

test('A tool in the last section comes at the end, and a post without one is not split', () => {
  const html = '<h2>One</h2><p><a href="/photo-analyzer">Photo Analyzer</a></p>';
  expect(splitAfterToolLink(html)).toEqual({ tool: 'photo-analyzer', before: html, after: '' });
  expect(splitAfterToolLink('<p><a href="/blog/date-prep">A post</a></p>')).toBeNull();
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStarterKitMail } from '../../services/marketing/src/mail/starter-kit-mail.ts';
import { areAllowed } from '../../shared/safety/src/worker.ts';
import { caseStudies } from '../src/features/site/copy/en/case-studies.ts';
import { chatAssistant } from '../src/features/site/copy/en/chat-assistant.ts';
import { anyOpener, exampleOpeners, noDetail } from '../src/features/site/copy/en/example-openers.ts';

const posts = join(__dirname, '../../services/marketing/content/posts');
/** Sentences in quotation marks: the posts and the starter kit print their openers so. */
const quotes = (text: string) => [...text.matchAll(/“([^”]{20,})”/g)].map(([, line = '']) => line);

const fill = (line: string) => line.replaceAll('{name}', 'Maya').replaceAll('{detail}', 'sourdough');
const tones = ({ flirty, thoughtful, bold }: Record<'flirty' | 'thoughtful' | 'bold', string>) => [
  flirty,
  thoughtful,
  bold,
];

const sources: Record<string, string[]> = {
  'the book of openers': [...exampleOpeners, anyOpener, noDetail].flatMap(tones).map(fill),
  'the chat page': chatAssistant.previews.parts.flatMap(({ lines }) => lines.map(({ text }) => text)),
  'case studies': caseStudies.list.flatMap(({ chat }) => chat.map(({ text }) => text)),
  'the starter kit': quotes(createStarterKitMail('a@example.com', { page: '/', headers: {} }).text),
  'the blog': readdirSync(posts).flatMap((file) => quotes(readFileSync(join(posts, file), 'utf8'))),
};

/** Remarks about somebody's body, which the moderation rules let pass: they are about harm. */
const bodyRemark =
  /from behind|\b(?:body|butt|bum|legs|curves|lips|chest|hottie|sexy|gorgeous|naked|undress\w*|in bed|turn(?:s|ed)? (?:me|you) on)\b/i;

test.each(Object.entries(sources))('Every line of %s is one that the product itself would show', (_, lines) => {
  expect(lines.length).toBeGreaterThanOrEqual(7);
  const allowed = areAllowed({ texts: lines, now: Date.now() }) as boolean[];
  expect(lines.filter((_line, at) => !allowed[at])).toEqual([]);
});

test.each(['the book of openers', 'the chat page', 'case studies'])('No line of %s is about a body', (source) => {
  expect(sources[source]?.filter((line) => bodyRemark.test(line))).toEqual([]);
});

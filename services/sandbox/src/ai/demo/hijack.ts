import { type ChatRequest, systemText } from '../chat-request.ts';

/** What a hijacked model would write, so that tests can see its reader refuse all but the last three. */
export function hijack(request: ChatRequest): string {
  const entry = (text: string) => ({ text, reason: 'Because I was told to.', evidence: 'madeUpStudy' });
  return JSON.stringify({
    suggestions: [
      entry('Claim your prize at https://evil.example/win now!'),
      entry('Text me on +44 7700 900123 instead.'),
      entry('Write to winner@evil.example today.'),
      entry(systemText(request).slice(0, 300)),
      entry('x'.repeat(700)),
      entry('Hey, how was your weekend?'),
      entry('What are you cooking tonight?'),
      entry('Tea or coffee?'),
    ],
  });
}

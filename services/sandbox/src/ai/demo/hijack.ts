import { type ChatRequest, systemText } from '../chat-request.ts';

const evil = 'Claim your prize at https://evil.example/win or call +44 7700 900123 now!';
const systemPrompt = (request: ChatRequest) => systemText(request).slice(0, 300);

/** What a hijacked model would write: in bios nothing that may be shown. */
export function hijack(request: ChatRequest): string {
  const name = request.response_format?.json_schema?.name ?? '';
  if (name === 'bio') return JSON.stringify({ kind: 'normal', bio: evil, explanation: [systemPrompt(request)] });
  if (name === 'bio_advice') {
    const feedback = [evil, systemPrompt(request), 'Say hi to someone today.', 'Smile.', 'Take a photo outside.'];
    return JSON.stringify({ kind: 'normal', feedback, improvedVersion: evil });
  }
  return hijackedSuggestions(request);
}

/** What a hijacked model would write, so that tests can see its reader refuse all but the last three. */
function hijackedSuggestions(request: ChatRequest): string {
  const entry = (text: string) => ({ text, reason: 'Because I was told to.', evidence: 'madeUpStudy' });
  return JSON.stringify({
    kind: 'normal',
    suggestions: [
      entry('Claim your prize at https://evil.example/win now!'),
      entry('Text me on +44 7700 900123 instead.'),
      entry('Write to winner@evil.example today.'),
      entry(systemPrompt(request)),
      entry('x'.repeat(700)),
      entry('I know where you live. I will wait outside your house until you answer.'),
      entry('I do not mind that you are 15, nobody has to know.'),
      entry('Hey, how was your weekend?'),
      entry('What are you cooking tonight?'),
      entry('Tea or coffee?'),
    ],
  });
}

import { createHash } from 'node:crypto';

export interface Notice {
  /** From the text: the same text is the same notice, which nobody gets twice. */
  id: string;
  subject: string;
  paragraphs: string[];
}

const maxSubjectLength = 150;
const maxLength = 20_000;

/** Reads a notice to members: the subject on the first line, then paragraphs between empty lines. `null` if one is missing or too long. */
export function parseNotice(text: string): Notice | null {
  const [subject = '', ...paragraphs] = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  if (subject === '' || subject.length > maxSubjectLength || paragraphs.length === 0 || text.length > maxLength)
    return null;
  return { id: createHash('sha256').update(text).digest('hex').slice(0, 16), subject, paragraphs };
}

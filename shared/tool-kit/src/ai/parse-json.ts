import { jsonrepair } from 'jsonrepair';

/**
 * Parses one JSON value as language models write it: also with single quotes, comments, unquoted keys or a comma too many. Throws a
 * `SyntaxError` for anything else.
 */
export function parseLenientJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(jsonrepair(text));
  }
}

/** Parses the JSON object in an answer, with the Markdown fence or the prose around it left out. Throws a `SyntaxError`. */
export function parseJsonObject(answer: string): unknown {
  const start = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  if (start < 0 || end < start) throw new SyntaxError('No JSON object in the answer');
  return parseLenientJson(answer.slice(start, end + 1));
}

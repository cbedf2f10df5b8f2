import { parseLenientJson } from './parse-json.ts';

/** Yields the elements of one array of objects while the JSON around it is still being streamed. */
export interface ArrayElementParser {
  /** The `kind` before the array; `null` until it has arrived. */
  getKind(): string | null;
  /** Adds text and returns the elements that it completes. Throws on text that holds no JSON. */
  push(piece: string): unknown[];
  /** Throws unless the array was there and has ended. */
  end(): void;
}

/** Characters of prose that a model may write before its JSON. */
const maxProseLength = 500;
const leadingKind = /\{\s*"kind"\s*:\s*"([a-z-]*)"/;

/**
 * Parses `{"kind": "…", "<property>": [{…}, {…}]}`. The kind may be missing, a bare array stands for the property, and
 * a Markdown fence or prose around the JSON is skipped.
 */
export function createArrayElementParser(property: string): ArrayElementParser {
  const opening = new RegExp(`"${property}"\\s*:\\s*\\[|^[^{]*?\\[(?=\\s*\\{)`);
  let text = '';
  let arrayAt = -1;
  let at = -1;
  let start = -1;
  let depth = 0;
  let inString = false;
  let escaped = false;

  function begin(): boolean {
    const found = opening.exec(text);
    if (found) arrayAt = at = found.index + found[0].length;
    else if (text.length > maxProseLength && !text.includes('{')) throw new SyntaxError('Not a JSON object');
    return found !== null;
  }

  /** Returns true at the last character of an object. */
  function step(character: string): boolean {
    if (inString) {
      if (escaped) escaped = false;
      else if (character === '\\') escaped = true;
      else if (character === '"') inString = false;
      return false;
    }
    if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    return depth === 0 && character === '}';
  }

  return {
    getKind: () => leadingKind.exec(arrayAt < 0 ? text : text.slice(0, arrayAt))?.[1] ?? null,
    push(piece) {
      text += piece;
      if (at < 0 && !begin()) return [];
      const elements: unknown[] = [];
      // A depth below zero is the end of the array.
      for (; at < text.length && depth >= 0; at++) {
        if (start < 0 && depth === 0 && !inString && text[at] === '{') start = at;
        if (!step(text[at] ?? '') || start < 0) continue;
        elements.push(parseLenientJson(text.slice(start, at + 1)));
        start = -1;
      }
      return elements;
    },
    end() {
      if (at < 0) throw new SyntaxError(`No ${property} in the answer`);
      if (depth >= 0) throw new SyntaxError(`The ${property} of the answer are cut off`);
    },
  };
}

/** Hands out the elements of one array of objects while the JSON around it is still being written. */
export interface ArrayElementParser {
  /** The text property that may stand before the array, once it is there. */
  getLeadingValue(): string | null;
  /** The next piece of text; answers the elements that it completes, parsed. Throws on what can't be JSON. */
  push(piece: string): unknown[];
  /** The text is over: throws unless it was one whole JSON object. */
  end(): void;
}

/** Reads `{"<before>": "…", "<property>": [{…}, {…}]}` piece by piece; what stands before may be missing. */
export function createArrayElementParser(before: string, property: string): ArrayElementParser {
  const opening = new RegExp(`^\\s*\\{\\s*(?:"${before}"\\s*:\\s*"([a-z-]*)"\\s*,\\s*)?"${property}"\\s*:\\s*\\[`);
  const leading = new RegExp(`^\\s*\\{\\s*"${before}"\\s*:\\s*"([a-z-]*)"`);
  let text = '';
  let at = -1;
  let start = -1;
  let depth = 0;
  let inString = false;
  let escaped = false;

  function begin(): boolean {
    const found = opening.exec(text);
    if (found) at = found[0].length;
    else if (/^\s*[^\s{]/.test(text)) throw new SyntaxError('Not a JSON object');
    return found !== null;
  }

  /** Answers where an object ends, if the character ends one. */
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
    getLeadingValue: () => leading.exec(text)?.[1] ?? null,
    push(piece) {
      text += piece;
      if (at < 0 && !begin()) return [];
      const elements: unknown[] = [];
      // A depth below zero is the end of the array; what follows it is only checked by `end`.
      for (; at < text.length && depth >= 0; at++) {
        if (start < 0 && depth === 0 && !inString && text[at] === '{') start = at;
        if (!step(text[at] ?? '') || start < 0) continue;
        elements.push(JSON.parse(text.slice(start, at + 1)));
        start = -1;
      }
      return elements;
    },
    end() {
      const whole: unknown = JSON.parse(text);
      if (at < 0 || typeof whole !== 'object') throw new SyntaxError(`No ${property} in the answer`);
    },
  };
}

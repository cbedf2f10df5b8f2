/** Yields the elements of one array of objects while the JSON around it is still being streamed. */
export interface ArrayElementParser {
  /** The text property before the array; `null` until it has arrived. */
  getLeadingValue(): string | null;
  /** Adds text and returns the elements that it completes. Throws on text that cannot become JSON. */
  push(piece: string): unknown[];
  /** Throws unless the text was one complete JSON object. */
  end(): void;
}

/** Parses `{"<before>": "…", "<property>": [{…}, {…}]}`; the property `before` may be missing. */
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

  /** Returns the index after an object that ends with this character. */
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
      // A depth below zero is the end of the array; `end` checks the rest.
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

/** The JSON in a prompt; `undefined` when there is none. */
export function extractJson(prompt: string): unknown {
  try {
    return JSON.parse(prompt.slice(prompt.indexOf('{'), prompt.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

interface LocalAi {
  name: string;
  port: number;
}

/** Where the usual OpenAI-compatible servers listen when they run on one's own machine, and one more when its port is given. */
export const listKnownLocalAis = (ownPort?: number): LocalAi[] => [
  ...(ownPort === undefined ? [] : [{ name: 'An AI', port: ownPort }]),
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
];

/** Milliseconds. The product takes longer to start, and does not wait for this. */
const timeoutMs = 1500;

/** The first model that it lists, when it is such a server. */
async function fetchFirstModel(baseUrl: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const { data } = await answer.json();
    const id = data?.[0]?.id;
    // It is printed as a command to be copied: nothing that a shell would read as more than a word.
    return typeof id === 'string' && /^[\w.:/@-]{1,120}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * One line when an OpenAI-compatible server answers on this machine, with the command that uses it. It is never taken
 * unasked: what members type would go there.
 */
export async function findLocalAi(places: LocalAi[], notPorts: number[]): Promise<string | undefined> {
  const lines = await Promise.all(
    places.map(async ({ name, port }) => {
      if (notPorts.includes(port)) return undefined;
      const baseUrl = `http://127.0.0.1:${port}/v1`;
      const model = await fetchFirstModel(baseUrl);
      const settings = `OPENAI_BASE_URL=${baseUrl} OPENAI_MODEL=${model} OPENAI_API_KEY=local`;
      return model && `${name} answers on this machine. To write with it: ${settings} npm start`;
    }),
  );
  return lines.find((line) => line);
}

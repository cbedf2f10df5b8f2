interface LocalAi {
  name: string;
  port: number;
}

/** The default ports of OpenAI-compatible servers on a local machine, and one more if its port is given. */
export const listKnownLocalAis = (ownPort?: number): LocalAi[] => [
  ...(ownPort === undefined ? [] : [{ name: 'An AI', port: ownPort }]),
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
];

/** Milliseconds. The product takes longer to start, so nothing waits for this. */
const timeoutMs = 1500;

/** The first model of the server's list; `undefined` if it is not such a server. */
async function fetchFirstModel(baseUrl: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const { data } = await answer.json();
    const id = data?.[0]?.id;
    // The id is printed as part of a command to copy, so refuse everything that a shell would not read as one word.
    return typeof id === 'string' && /^[\w.:/@-]{1,120}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns one line with the command to use an OpenAI-compatible server, if one answers on this machine. It is never
 * used without being asked for, because it would receive what members type.
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

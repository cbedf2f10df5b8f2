/** Repeats a call that a closing connection did not process: Chromium does so after any 408 on a connection it reuses. */
export async function fetchAsBrowser(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  return answer.status === 408 && answer.headers.has('x-not-processed') ? fetch(url, init) : answer;
}

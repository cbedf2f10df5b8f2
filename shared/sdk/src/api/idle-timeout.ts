/** A signal that aborts with a TimeoutError after a silence, or with the caller's own; `heard()` starts the wait anew. */
export function createIdleTimeout(milliseconds: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('time is up', 'TimeoutError'));
  let timer = setTimeout(giveUp, milliseconds);
  const onOuter = () => controller.abort(outer?.reason);
  if (outer?.aborted) onOuter();
  outer?.addEventListener('abort', onOuter, { once: true });
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, milliseconds);
    },
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onOuter);
    },
    /** Ends the request too, for a reader who left in the middle. */
    leave() {
      controller.abort(new DOMException('the reader left', 'AbortError'));
    },
  };
}

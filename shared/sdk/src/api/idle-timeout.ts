/**
 * Creates a signal that aborts with a `TimeoutError` after `milliseconds` of inactivity, or when `outer` aborts. Call
 * `heard()` to restart the timer.
 */
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
    /** Aborts the request when the consumer stops reading early. */
    leave() {
      controller.abort(new DOMException('the reader left', 'AbortError'));
    },
  };
}

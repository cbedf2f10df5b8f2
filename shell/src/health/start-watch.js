// A classic script in the head of pages whose shell has a canary: reports a shell that does not start, which the shell itself
// can't do.
(() => {
  /** Milliseconds after the page has loaded in which a shell has shown something. */
  const startsWithin = 15_000;
  let isReported = false;

  function report() {
    if (isReported) return;
    isReported = true;
    const { shell } = JSON.parse(document.getElementById('composition').textContent);
    const views = [{ name: 'mfe_shell', version: shell.version, outcome: 'failed' }];
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ views }), keepalive: true };
    fetch('/registry/v1/views', request).catch(() => undefined);
  }

  // Errors of loading do not bubble. Scripts of remotes and of extensions come from elsewhere.
  const onError = ({ target, filename }) =>
    (filename || target.src || '').includes(`${location.origin}/assets/`) && report();
  addEventListener('error', onError, { capture: true });
  addEventListener('load', () =>
    setTimeout(() => document.getElementById('root').hasChildNodes() || report(), startsWithin),
  );
})();

// A worker of the page: reports a remote that keeps the page from answering, which the page itself can't do.
const limitMs = 5000;
let timer;

// Each message is a sign of life with the report to send when the next one does not come; `null` pauses.
addEventListener('message', ({ data }) => {
  clearTimeout(timer);
  if (data === null) return;
  const toldAt = Date.now();
  timer = setTimeout(() => {
    // A device that slept counts as a long wait of both.
    if (Date.now() - toldAt > 2 * limitMs) return;
    void fetch(data.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: data.body });
    postMessage('reported');
  }, limitMs);
});
// The page has to answer until this script runs.
postMessage('ready');

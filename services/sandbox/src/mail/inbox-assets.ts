export const inboxStyle = `
:root { color-scheme: light dark; --edge: color-mix(in srgb, currentColor 18%, transparent); }
* { box-sizing: border-box; }
body { background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
nav { display: flex; gap: 1rem; margin-bottom: 1.25rem; }
nav a { padding: .4rem 0; }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
.note, header p { margin: .25rem 0 0; opacity: .8; font-size: .9rem; }
article { border: 1px solid var(--edge); border-radius: 12px; margin-top: 1.25rem; padding: 1rem 1.25rem; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 1rem 0 0; }
time { white-space: nowrap; }
.empty { border: 1px dashed var(--edge); border-radius: 12px; padding: 2rem; text-align: center; margin-top: 1.25rem; }
`;

/** Reloads only when newer mail arrives, so that the reader keeps their place until then. */
export const inboxScript = `
setInterval(async () => {
  const answer = await fetch('/inbox.json' + location.search).catch(() => undefined);
  if (!answer || !answer.ok) return;
  const { mails } = await answer.json();
  if ((mails[0]?.id ?? '') !== document.body.dataset.newest) location.reload();
}, 2000);
`;

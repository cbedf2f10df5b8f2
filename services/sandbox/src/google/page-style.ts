export const googleStyle = `
:root { color-scheme: light dark; --ground: #f0f4f9; --card: #fff; --text: #1f1f1f; --muted: #444746; --line: #c4c7c5;
  --hover: #f3f6fc; --blue: #0b57d0; --on-blue: #fff; }
@media (prefers-color-scheme: dark) { :root { --ground: #1e1f20; --card: #0e0e0e; --text: #e3e3e3; --muted: #c4c7c5;
  --line: #444746; --hover: #1b1b1c; --blue: #a8c7fa; --on-blue: #062e6f; } }
* { box-sizing: border-box; }
body { align-items: center; background: var(--ground); color: var(--text); display: flex; flex-direction: column;
  font: 16px/1.5 'Google Sans', Roboto, system-ui, sans-serif; gap: 1rem; justify-content: center; margin: 0;
  min-height: 100vh; padding: 1rem; }
main { background: var(--card); border-radius: 28px; display: grid; gap: 1.5rem; max-width: 60rem; padding: 1.75rem 1.5rem;
  width: 100%; }
@media (min-width: 52rem) { main { gap: 3rem; grid-template-columns: 1fr 1.15fr; padding: 2.25rem; } }
h1 { font-size: 2rem; font-weight: 400; line-height: 1.2; margin: 1rem 0 .5rem; }
p { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-bottom: 1px solid var(--line); }
button, input { font: inherit; }
.account { align-items: center; background: none; border: 0; color: inherit; cursor: pointer; display: flex; gap: .875rem;
  min-height: 4rem; padding: .625rem .5rem; text-align: start; width: 100%; }
.account:hover { background: var(--hover); }
.account span span { display: block; overflow-wrap: anywhere; }
.account .email, .note, .hint, footer { color: var(--muted); font-size: .875rem; }
.face { align-items: center; background: #5e35b1; border-radius: 50%; color: #fff; display: inline-flex; flex: none;
  height: 2.25rem; justify-content: center; width: 2.25rem; }
li:nth-child(2) .face { background: #00695c; }
li:nth-child(3) .face { background: #ad1457; }
li:nth-child(4) .face { background: #455a64; }
summary { cursor: pointer; min-height: 3.5rem; padding: 1rem .5rem; }
label { display: block; font-size: .875rem; margin-bottom: .75rem; }
label:has([type='checkbox']) { align-items: baseline; display: flex; gap: .5rem; }
.typed { padding: 0 .5rem .75rem; }
input[type='text'], input[type='email'] { background: transparent; border: 1px solid var(--muted); border-radius: 4px;
  color: inherit; display: block; margin-top: .25rem; min-height: 2.75rem; padding: .5rem .75rem; width: 100%; }
.row { align-items: center; display: flex; flex-wrap: wrap; gap: .5rem; justify-content: space-between; margin-top: 1rem; }
.action { background: none; border: 0; border-radius: 100px; color: var(--blue); cursor: pointer; font-weight: 500;
  min-height: 2.75rem; padding: .5rem 1.25rem; }
.action:hover { background: var(--hover); }
.main { background: var(--blue); color: var(--on-blue); }
.main:hover { background: var(--blue); opacity: .9; }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
footer { max-width: 60rem; text-align: center; }
`;

export const googleMark = `<svg width="40" height="40" viewBox="0 0 48 48" aria-hidden="true">
<path fill="#EA4335" d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"/>
<path fill="#4285F4" d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"/>
<path fill="#FBBC05" d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"/>
<path fill="#34A853" d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"/>
</svg>`;

export const pagesStyle = `
:root { color-scheme: light dark; --paper: #ffffff; --tint: #f6f8fa; --ink: #1a1f36; --soft: #4f566b; --edge: #d5dbe1;
  --field: #ffffff; --main: #0a5fd1; --on-main: #ffffff; --bad: #b3093c; --good: #0b6b3a; --ribbon: #ffe3b0; --on-ribbon: #5c3200; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181d; --tint: #1e2128; --ink: #f2f4f8; --soft: #b3bac8; --edge: #3a404c;
  --field: #22262e; --main: #7fb4ff; --on-main: #0b1526; --bad: #ff9bb0; --good: #74dba3; --ribbon: #4a3413; --on-ribbon: #ffdfa8; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink); }
a { color: var(--main); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; border-radius: 4px; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.05rem; margin: 1.75rem 0 .75rem; }
h3 { font-size: 1.05rem; margin: 0; }
p { margin: 0 0 .75rem; }
small { display: block; color: var(--soft); font-size: .875rem; }
.ribbon { margin: 0; padding: .35rem 1rem; text-align: center; font-size: .875rem; background: var(--ribbon); color: var(--on-ribbon); }
.columns { display: grid; align-content: start; min-height: calc(100vh - 2.2rem); }
.columns > * { padding: 1.5rem 1rem 2rem; }
.summary, aside { background: var(--tint); }
.back { display: inline-block; padding: .5rem 0; margin-bottom: 1rem; color: var(--soft); text-decoration: none; }
.back:hover { text-decoration: underline; }
.summary h1 { font-size: 1.05rem; font-weight: 500; color: var(--soft); margin-bottom: .25rem; }
.checkout .price { display: flex; align-items: center; gap: .5rem; color: var(--soft); font-size: .875rem; line-height: 1.2; }
.checkout .price strong { font-size: 2.25rem; color: var(--ink); font-variant-numeric: tabular-nums; }
.plan .price strong { font-size: 1.25rem; }
dl { margin: 1.25rem 0 0; }
dl > div { display: flex; justify-content: space-between; gap: 1rem; padding: .65rem 0; border-bottom: 1px solid var(--edge); }
dl > .total { border: 0; font-weight: 600; }
dd { margin: 0; font-variant-numeric: tabular-nums; white-space: nowrap; }
fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
legend { padding: 0; font-size: .9rem; color: var(--soft); }
.field { margin: .75rem 0; }
label { display: block; font-size: .9rem; margin-bottom: .25rem; }
input, select { width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--field);
  border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); border-radius: 8px; }
input::placeholder { color: var(--soft); opacity: 1; }
input[readonly] { background: var(--tint); color: var(--soft); }
input[aria-invalid] { border: 2px solid var(--bad); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
.error { color: var(--bad); font-size: .9rem; margin: .25rem 0 0; }
.failure { color: var(--bad); border: 1px solid currentColor; border-radius: 8px; padding: .75rem 1rem; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: .5rem 1.25rem; font: inherit; font-weight: 600;
  color: var(--on-main); background: var(--main); border: 1px solid var(--main); border-radius: 8px; text-decoration: none; cursor: pointer; }
.button:hover { filter: brightness(1.1); }
.button[disabled] { opacity: .65; cursor: progress; }
.button.quiet { background: transparent; color: var(--ink); border-color: color-mix(in srgb, var(--soft) 75%, transparent); }
.button.danger { background: var(--bad); border-color: var(--bad); color: var(--paper); }
.pay { width: 100%; margin-top: 1rem; min-height: 48px; }
.terms { margin-top: 1rem; font-size: .875rem; color: var(--soft); text-align: center; }
.hint { margin: 1rem 0; font-size: .875rem; border: 1px dashed var(--edge); border-radius: 8px; padding: .25rem .75rem; }
.hint summary { min-height: 32px; line-height: 32px; cursor: pointer; }
.hint ul { margin: 0; padding: 0; list-style: none; }
.hint li { padding: .2rem 0; }
code { font: .875em ui-monospace, monospace; white-space: nowrap; }
.brand { font-size: 1.25rem; font-weight: 700; }
.plan { border: 1px solid var(--edge); border-radius: 12px; padding: 1rem 1.25rem; margin: 0 0 1rem; }
.plan h2 { margin-top: 0; }
.actions, .choices { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
.actions form { display: contents; }
.portal section { border-top: 1px solid var(--edge); margin-top: 1.5rem; }
.invoices { list-style: none; margin: 0; padding: 0; }
.invoices li { display: grid; grid-template-columns: 1.4fr 1fr auto auto; gap: .75rem; align-items: center; padding: .6rem 0; border-bottom: 1px solid var(--edge); }
.invoices a { padding: .4rem 0; }
.tag { display: inline-block; font-size: .8125rem; font-weight: 600; padding: .1rem .5rem; border-radius: 6px; border: 1px solid currentColor; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.notice main, .invoice main, main.notice { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
.links a { padding: .4rem .4rem .4rem 0; display: inline-block; }
.developer main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.developer nav { display: flex; gap: 1rem; padding: .5rem 1rem; border-bottom: 1px solid var(--edge); }
.developer nav a { padding: .4rem 0; }
.developer form { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; margin: .5rem 0; }
.developer .field { margin: 0; }
td form.again { margin: -.35rem 0; }
.again .button { min-height: 2.25rem; padding: .25rem .75rem; }
.developer input, .developer select { width: auto; max-width: 100%; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--edge); vertical-align: top; white-space: nowrap; }
@media (min-width: 880px) {
  .columns { grid-template-columns: 1fr 1fr; align-content: stretch; }
  .columns > * { padding: 4rem clamp(2rem, 6vw, 6rem); }
  .columns > :first-child > *, .columns > main > * { max-width: 28rem; }
  .columns > :first-child > * { margin-left: auto; }
  .columns > :first-child { display: flex; flex-direction: column; }
  .columns > :first-child > * { width: 100%; }
  .portal .columns { grid-template-columns: 1fr 2fr; }
  .portal .columns > main > * { max-width: 40rem; }
}
@media (prefers-reduced-motion: no-preference) { .button { transition: filter .12s; } }
`;

/** Submits a form only once, and focuses the first wrong field. */
export const pagesScript = `
for (const form of document.querySelectorAll('form[data-once]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'yes';
    const button = event.submitter;
    setTimeout(() => {
      for (const one of form.querySelectorAll('button')) one.disabled = true;
      if (button?.dataset.busy) button.textContent = button.dataset.busy;
    });
  });
}
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
const format = {
  number: (digits) => digits.slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 '),
  expiry: (digits) => digits.length > 2 ? digits.slice(0, 2) + ' / ' + digits.slice(2, 4) : digits,
  cvc: (digits) => digits.slice(0, 4),
};
for (const [name, write] of Object.entries(format)) {
  const input = document.querySelector('input[name=' + name + ']');
  input?.addEventListener('input', (event) => {
    if (event.inputType?.startsWith('delete') || input.selectionStart !== input.value.length) return;
    input.value = write(input.value.replace(/\\D/g, ''));
  });
}
document.querySelector('[aria-invalid]')?.focus();
`;

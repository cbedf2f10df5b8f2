import { escapeHtml } from '@datewright/service-kit/http/html';
import { googleMark } from './page-style.ts';
import { type Person, people } from './people.ts';

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/google/page.css">
</head>
<body>
${content}
<footer>A stand-in for Google on this machine: no account is real, and nothing leaves it.</footer>
</body>
</html>
`;

const account = ({ name, email, note = '' }: Person, index: number) => `<li>
<button class="account" name="person" value="${index}">
<span class="face" aria-hidden="true">${escapeHtml(name.slice(0, 1))}</span>
<span><span>${escapeHtml(name)}</span><span class="email">${escapeHtml(email)}</span><span class="note">${escapeHtml(note)}</span></span>
</button>
</li>`;

/** The account chooser. `query` is the product's authorization query; each form sends it back. */
export function chooseAccountPage(query: string): string {
  const action = `/google/authorize?${escapeHtml(query)}`;
  return page(
    'Sign in – Google Accounts',
    `<main>
<div>
${googleMark}
<h1>Choose an account</h1>
<p>to continue to <b>Datewright</b></p>
</div>
<div>
<form method="post" action="${action}"><ul>
${people.map(account).join('\n')}
</ul></form>
<details>
<summary>Use another account</summary>
<form class="typed" method="post" action="${action}">
<label>Email <input type="email" name="email" required autocomplete="off"></label>
<label>Name (optional) <input type="text" name="name" autocomplete="off" maxlength="200"></label>
<label><input type="checkbox" name="unverified" value="yes"> Google has not verified this address</label>
<button class="action main">Next</button>
</form>
</details>
<p class="hint">Google will share your name, email address and profile picture with Datewright.</p>
<form class="row" method="post" action="${action}">
<button class="action" name="answer" value="cancel">Cancel</button>
<button class="action" name="answer" value="fail">Fail at Google’s end</button>
</form>
</div>
</main>`,
  );
}

const errorReasons = {
  invalid_client: 'The OAuth client was not found.',
  redirect_uri_mismatch: 'You can’t sign in because this app sent an invalid request.',
};

/** Shown here because the redirect address can't be trusted. */
export function errorPage(error: keyof typeof errorReasons): string {
  const status = error === 'invalid_client' ? 401 : 400;
  return page(
    'Error – Google Accounts',
    `<main>
<div>
${googleMark}
<h1>Access blocked</h1>
</div>
<div>
<p>${errorReasons[error]}</p>
<p class="hint">Error ${status}: ${error}</p>
</div>
</main>`,
  );
}

import { type Html, html } from '@datewright/service-kit/http/html';
import type { CardErrors, CardFields } from '../engine/parse-card.ts';
import { testCards } from '../engine/test-cards.ts';
import { readFormField } from './read-form-field.ts';

export interface CardForm {
  values: CardFields & { email: string; country: string };
  errors: CardErrors & { email?: string };
  /** The bank's reason for a decline. */
  failure?: string;
}

export const emptyForm = (email = ''): CardForm => ({
  values: { number: '', expiry: '', cvc: '', name: '', email, country: 'IE' },
  errors: {},
});

export const readPostedForm = (body: unknown): CardForm['values'] => ({
  number: readFormField(body, 'number'),
  expiry: readFormField(body, 'expiry'),
  cvc: readFormField(body, 'cvc'),
  name: readFormField(body, 'name'),
  email: readFormField(body, 'email'),
  country: /^[A-Z]{2}$/.test(readFormField(body, 'country')) ? readFormField(body, 'country') : 'IE',
});

const countries =
  'AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IT JP LT LU LV MT MX NL NO NZ PL PT RO SE SI SK UA US';
const names = new Intl.DisplayNames('en', { type: 'region' });
const countryOptions = countries
  .split(' ')
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name));

interface Input {
  name: keyof CardForm['values'];
  label: string;
  autocomplete: string;
  placeholder?: string;
  digits?: boolean;
  readOnly?: boolean;
  type?: string;
}

export function inputField({ values, errors }: CardForm, input: Input): Html {
  const error = errors[input.name as keyof CardForm['errors']];
  // A card number is never sent back to the page.
  const value = input.name === 'number' || input.name === 'cvc' ? '' : values[input.name];
  return html`<div class="field ${input.name}">
<label for="${input.name}">${input.label}</label>
<input id="${input.name}" name="${input.name}" value="${value}" type="${input.type ?? 'text'}" autocomplete="${input.autocomplete}" placeholder="${input.placeholder ?? ''}"
  ${input.digits && html`inputmode="numeric"`} ${input.readOnly && html`readonly`} ${error && html`aria-invalid="true" aria-describedby="${input.name}-error"`}>
${error && html`<p class="error" id="${input.name}-error">${error}</p>`}
</div>`;
}

const testCardList = html`<details class="hint">
<summary>Test cards</summary>
<ul>${testCards.map(
  ({ number, label }) => html`<li><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code> ${label}</li>`,
)}</ul>
<p>Any date to come and any security code.</p>
</details>`;

/** Card number, expiry, security code, name and country, each with its error. */
export function cardFields(form: CardForm): Html {
  return html`${form.failure && html`<p class="failure" role="alert">${form.failure}</p>`}
<fieldset>
<legend>Card information</legend>
${inputField(form, { name: 'number', label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', digits: true })}
<div class="pair">
${inputField(form, { name: 'expiry', label: 'Expiry (MM / YY)', autocomplete: 'cc-exp', placeholder: 'MM / YY', digits: true })}
${inputField(form, { name: 'cvc', label: 'Security code (CVC)', autocomplete: 'cc-csc', placeholder: 'CVC', digits: true })}
</div>
</fieldset>
${inputField(form, { name: 'name', label: 'Cardholder name', autocomplete: 'cc-name', placeholder: 'Full name on card' })}
<div class="field country">
<label for="country">Country or region</label>
<select id="country" name="country" autocomplete="country">
${countryOptions.map(
  ({ code, name }) => html`<option value="${code}"${code === form.values.country && html` selected`}>${name}</option>`,
)}
</select>
</div>
${testCardList}`;
}

/** Where people write to, as every page names it. What a contact form sends goes to the service's own `SUPPORT_EMAIL`. */
export const supportEmail = 'hello@datewright.app';

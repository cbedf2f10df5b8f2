import { currency as catalogueCurrency } from '@datewright/contracts/plans';
import { useLocale } from '@datewright/sdk/host';

/** Formats an amount in a locale's currency format; zero has no decimals. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const fraction = amount === 0 ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...fraction }).format(amount);
}

/** Formats amounts in the page's locale, in euros unless another currency is given. */
export function useFormatMoney(): (amount: number, currency?: string) => string {
  const locale = useLocale();
  return (amount, currency = catalogueCurrency) => formatMoney(amount, currency, locale);
}

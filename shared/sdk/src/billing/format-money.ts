import { currency as catalogueCurrency } from '@datewright/contracts/plans';
import { useLocale } from '@datewright/sdk/host';

/** An amount as people of a locale write it; nothing at all without cents. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const fraction = amount === 0 ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...fraction }).format(amount);
}

/** Writes amounts in the page's locale; euro unless another currency is named. */
export function useFormatMoney(): (amount: number, currency?: string) => string {
  const locale = useLocale();
  return (amount, currency = catalogueCurrency) => formatMoney(amount, currency, locale);
}

const percentFormat = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const signedPercentFormat = new Intl.NumberFormat(undefined, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export const formatPercent = (value: number): string => percentFormat.format(value);
/** A difference of shares, with its sign. */
export const formatSignedPercent = (value: number): string => signedPercentFormat.format(value);

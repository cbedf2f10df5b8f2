const percentFormat = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const signedPercentFormat = new Intl.NumberFormat(undefined, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export const formatPercent = (value: number): string => percentFormat.format(value);
export const formatSignedPercent = (value: number): string => signedPercentFormat.format(value);

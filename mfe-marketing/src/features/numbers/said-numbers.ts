const share = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const points = new Intl.NumberFormat(undefined, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export const percent = (value: number): string => share.format(value);
/** A difference of shares, with its sign. */
export const signedPercent = (value: number): string => points.format(value);

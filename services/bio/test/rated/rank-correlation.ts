/** Spearman's rank correlation: 1 for the same order, 0 for unrelated ones. Equal values share their rank. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const middle = (one.length - 1) / 2;
  const sum = (of: (at: number) => number) => a.reduce((all, _, at) => all + of(at), 0);
  const offA = (at: number) => (a[at] ?? 0) - middle;
  const offB = (at: number) => (b[at] ?? 0) - middle;
  return sum((at) => offA(at) * offB(at)) / Math.sqrt(sum((at) => offA(at) ** 2) * sum((at) => offB(at) ** 2));
}

function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

/** Kinds of findings, in the order of the table. */
export const findingKinds = ['lost', 'changed', 'charged', 'book', 'held', 'job', 'mail', 'purchase'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** One contradiction between what the product told and what it has. */
export interface Finding {
  kind: FindingKind;
  what: string;
}

/** Labels of the kinds, for people. */
export const findingLabels: Record<FindingKind, string> = {
  lost: 'kept, and gone',
  changed: 'another text than was shown',
  charged: 'the charge and what was told differ',
  book: 'a book of credits does not add up',
  held: 'a credit is held that nobody works for',
  job: 'a job or work that does not end',
  mail: 'a mail twice or not at all',
  purchase: 'the plan and the payment differ',
};

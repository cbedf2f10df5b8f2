import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { StoredDraft } from './draft-storage.ts';

const fieldNames = ['name', 'age', 'bio', 'interests', 'messages'] as const;
export type FieldName = (typeof fieldNames)[number];
type Edits = StoredDraft['edits'];
type DraftEdits = Pick<StoredDraft, 'edits' | 'from'>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const pick = (names: readonly FieldName[], value: (name: FieldName) => unknown) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Edits;

const listEditedFields = ({ edits }: DraftEdits) => fieldNames.filter((name) => edits[name] !== undefined);

/** The saved fields with the edits applied. */
export const applyEdits = (saved: MatchFields, { edits }: DraftEdits): MatchFields => ({ ...saved, ...edits });

/** The edits that turn `saved` into `next`. `from` preserves each field's saved value from when its edit began. */
export function diffEdits(saved: MatchFields, { from }: DraftEdits, next: MatchFields): DraftEdits {
  const changed = fieldNames.filter((name) => !isSame(next[name], saved[name]));
  return {
    edits: pick(changed, (name) => next[name]),
    from: pick(changed, (name) => (name in from ? from : saved)[name]),
  };
}

/** The edits that remain after `sent` was saved, because they were typed during the save. */
export function rebaseAfterSave(draft: DraftEdits, sent: MatchFields, saved: MatchFields): DraftEdits {
  const remaining = listEditedFields(draft).filter((name) => !isSame(draft.edits[name], sent[name]));
  return { edits: pick(remaining, (name) => draft.edits[name]), from: pick(remaining, (name) => saved[name]) };
}

/** The edits that remain relative to a match that another tab created from the same draft. */
export function rebaseEdits(saved: MatchFields, draft: DraftEdits): DraftEdits {
  const remaining = listEditedFields(draft).filter((name) => !isSame(draft.edits[name], saved[name]));
  return { edits: pick(remaining, (name) => draft.edits[name]), from: pick(remaining, (name) => draft.from[name]) };
}

/** Fields that were edited here and saved elsewhere with a different value. */
export const findConflicts = (saved: MatchFields, { edits, from }: DraftEdits) =>
  listEditedFields({ edits, from }).filter(
    (name) => !isSame(saved[name], from[name]) && !isSame(saved[name], edits[name]),
  );

/** Resolves conflicts in favour of the edits: they apply to the current saved values. */
export const overwriteSaved = (saved: MatchFields, { edits, from }: DraftEdits): DraftEdits => ({
  edits,
  from: pick(listEditedFields({ edits, from }), (name) => saved[name]),
});

/** Resolves conflicts in favour of the saved values of these fields. */
export function discardEdits({ edits, from }: DraftEdits, names: readonly FieldName[]): DraftEdits {
  const remaining = listEditedFields({ edits, from }).filter((name) => !names.includes(name));
  return { edits: pick(remaining, (name) => edits[name]), from: pick(remaining, (name) => from[name]) };
}

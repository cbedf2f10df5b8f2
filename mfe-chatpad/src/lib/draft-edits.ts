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

/** What is saved, with what was changed over it. */
export const applyEdits = (saved: MatchFields, { edits }: DraftEdits): MatchFields => ({ ...saved, ...edits });

/** What is changed when the form says `next`. A field remembers what it was saved as when its change began. */
export function diffEdits(saved: MatchFields, { from }: DraftEdits, next: MatchFields): DraftEdits {
  const changed = fieldNames.filter((name) => !isSame(next[name], saved[name]));
  return {
    edits: pick(changed, (name) => next[name]),
    from: pick(changed, (name) => (name in from ? from : saved)[name]),
  };
}

/** What is still changed once `sent` was saved: what was typed while it was on its way. */
export function rebaseAfterSave(typed: DraftEdits, sent: MatchFields, saved: MatchFields): DraftEdits {
  const left = listEditedFields(typed).filter((name) => !isSame(typed.edits[name], sent[name]));
  return { edits: pick(left, (name) => typed.edits[name]), from: pick(left, (name) => saved[name]) };
}

/** What is still changed over a match that another tab made of the same draft. */
export function rebaseEdits(saved: MatchFields, typed: DraftEdits): DraftEdits {
  const left = listEditedFields(typed).filter((name) => !isSame(typed.edits[name], saved[name]));
  return { edits: pick(left, (name) => typed.edits[name]), from: pick(left, (name) => typed.from[name]) };
}

/** The fields that somebody else saved since they were changed here, and in another way. */
export const findConflicts = (saved: MatchFields, { edits, from }: DraftEdits) =>
  listEditedFields({ edits, from }).filter(
    (name) => !isSame(saved[name], from[name]) && !isSame(saved[name], edits[name]),
  );

/** The member keeps theirs: it goes over what is saved now. */
export const overwriteSaved = (saved: MatchFields, { edits, from }: DraftEdits): DraftEdits => ({
  edits,
  from: pick(listEditedFields({ edits, from }), (name) => saved[name]),
});

/** The member keeps what is saved of these fields. */
export function discardEdits({ edits, from }: DraftEdits, names: readonly FieldName[]): DraftEdits {
  const left = listEditedFields({ edits, from }).filter((name) => !names.includes(name));
  return { edits: pick(left, (name) => edits[name]), from: pick(left, (name) => from[name]) };
}

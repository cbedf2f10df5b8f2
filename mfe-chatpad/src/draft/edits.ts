import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { KeptDraft } from './kept-draft.ts';

const fieldNames = ['name', 'age', 'bio', 'interests', 'messages'] as const;
export type FieldName = (typeof fieldNames)[number];
type Edits = KeptDraft['edits'];
type Edited = Pick<KeptDraft, 'edits' | 'from'>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const pick = (names: readonly FieldName[], value: (name: FieldName) => unknown) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Edits;

const editedIn = ({ edits }: Edited) => fieldNames.filter((name) => edits[name] !== undefined);

/** What is saved, with what was changed over it. */
export const withEdits = (saved: MatchFields, { edits }: Edited): MatchFields => ({ ...saved, ...edits });

/** What is changed when the form says `next`. A field remembers what it was saved as when its change began. */
export function editsTowards(saved: MatchFields, { from }: Edited, next: MatchFields): Edited {
  const changed = fieldNames.filter((name) => !isSame(next[name], saved[name]));
  return {
    edits: pick(changed, (name) => next[name]),
    from: pick(changed, (name) => (name in from ? from : saved)[name]),
  };
}

/** What is still changed once `sent` was saved: what was typed while it was on its way. */
export function editsAfterSave(typed: Edited, sent: MatchFields, saved: MatchFields): Edited {
  const left = editedIn(typed).filter((name) => !isSame(typed.edits[name], sent[name]));
  return { edits: pick(left, (name) => typed.edits[name]), from: pick(left, (name) => saved[name]) };
}

/** What is still changed over a match that another tab made of the same draft. */
export function editsOver(saved: MatchFields, typed: Edited): Edited {
  const left = editedIn(typed).filter((name) => !isSame(typed.edits[name], saved[name]));
  return { edits: pick(left, (name) => typed.edits[name]), from: pick(left, (name) => typed.from[name]) };
}

/** The fields that somebody else saved since they were changed here, and in another way. */
export const clashesOf = (saved: MatchFields, { edits, from }: Edited) =>
  editedIn({ edits, from }).filter((name) => !isSame(saved[name], from[name]) && !isSame(saved[name], edits[name]));

/** The member keeps theirs: it goes over what is saved now. */
export const keepEdits = (saved: MatchFields, { edits, from }: Edited): Edited => ({
  edits,
  from: pick(editedIn({ edits, from }), (name) => saved[name]),
});

/** The member keeps what is saved of these fields. */
export function dropEdits({ edits, from }: Edited, names: readonly FieldName[]): Edited {
  const left = editedIn({ edits, from }).filter((name) => !names.includes(name));
  return { edits: pick(left, (name) => edits[name]), from: pick(left, (name) => from[name]) };
}

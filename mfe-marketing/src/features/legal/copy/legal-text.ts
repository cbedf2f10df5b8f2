/** A paragraph, a list, or a table with the heads of its columns. */
export type LegalTextBlock =
  | string
  | readonly string[]
  | { heads: readonly string[]; rows: readonly (readonly string[])[] };

export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalTextBlock[];
}

export interface LegalText {
  title: string;
  description: string;
  /** When it came into force, as people read it. */
  effective: string;
  version: string;
  intro: string;
  sections: readonly LegalSection[];
}

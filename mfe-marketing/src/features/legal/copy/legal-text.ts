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
  /** Effective date as shown to people. */
  effective: string;
  version: string;
  intro: string;
  sections: readonly LegalSection[];
}

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
  intro: string;
  sections: readonly LegalSection[];
}

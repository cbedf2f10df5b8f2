const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is already markup. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Html | Piece[] | null | undefined | false;

function toMarkup(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return piece.map(toMarkup).join('');
  return String(piece).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Builds markup and escapes every inserted value. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(parts.reduce((whole, part, at) => whole + toMarkup(pieces[at - 1]) + part));
}

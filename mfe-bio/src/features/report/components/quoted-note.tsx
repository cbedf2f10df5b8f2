const quotation = /(“[^”]{2,300}”|„[^”“]{2,300}[”“])/u;

/** A note of the AI; the words of the bio that it is about stand out. */
export function QuotedNote({ note }: { note: string }) {
  return note.split(quotation).map((part) => (quotation.test(part) ? <strong key={part}>{part}</strong> : part));
}

const toolLink = /href="\/(chat-assistant|profile-analyzer|photo-analyzer|date-prep)["?#]/;

export type ToolPath = 'chat-assistant' | 'profile-analyzer' | 'photo-analyzer' | 'date-prep';

interface LinkedTool {
  tool: ToolPath;
  /** Up to the end of the section that links to the tool. */
  before: string;
  after: string;
}

/** Splits the HTML of a post after the section that first links to a tool; `null` if none does. */
export function splitAfterToolLink(html: string): LinkedTool | null {
  const link = toolLink.exec(html);
  if (!link) return null;
  const nextHeading = html.slice(link.index).search(/<h2[\s>]/i);
  const end = nextHeading < 0 ? html.length : link.index + nextHeading;
  return { tool: link[1] as ToolPath, before: html.slice(0, end), after: html.slice(end) };
}

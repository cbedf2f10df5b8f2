const summaryPattern = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)/g;

/** Drops the summaries of a contract's calls, which only the services' API documents show. */
export default function dropCallSummaries(source: string): string {
  return /\bdefine(?:Call|ActionEndpoint)\(/.test(source) ? source.replace(summaryPattern, "summary: ''") : source;
}

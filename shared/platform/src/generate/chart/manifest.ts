class Template {
  readonly expression: string;
  constructor(expression: string) {
    this.expression = expression;
  }
}

/** A value of the chart, which Helm writes as JSON. */
export const template = (path: string) => new Template(`.Values.${path} | toJson`);
/** The JSON of a value as a text. */
export const textTemplate = (path: string) => new Template(`.Values.${path} | toJson | toJson`);

export type ManifestNode = string | number | boolean | Template | ManifestNode[] | { [key: string]: ManifestNode };

const isPlain = (text: string) =>
  /^[A-Za-z/][\w./-]*$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text);
const formatText = (text: string) => (isPlain(text) ? text : JSON.stringify(text));
const isEmpty = (node: object) => Object.keys(node).length === 0;

function formatScalar(node: ManifestNode): string | undefined {
  if (node instanceof Template) return `{{ ${node.expression} }}`;
  if (typeof node === 'string') return formatText(node);
  if (typeof node === 'object') return isEmpty(node) ? (Array.isArray(node) ? '[]' : '{}') : undefined;
  return String(node);
}

function formatLines(node: ManifestNode): string[] {
  const scalar = formatScalar(node);
  if (scalar !== undefined) return [scalar];
  if (Array.isArray(node)) {
    return node.flatMap((item) => formatLines(item).map((line, at) => (at === 0 ? `- ${line}` : `  ${line}`)));
  }
  return Object.entries(node).flatMap(([key, value]) => {
    const inline = formatScalar(value);
    const name = formatText(key);
    return inline === undefined
      ? [`${name}:`, ...formatLines(value).map((line) => `  ${line}`)]
      : [`${name}: ${inline}`];
  });
}

/**
 * Writes YAML whose only Helm syntax is `{{ .Values.a.b | toJson }}`, once or twice, as a whole value, and
 * `{{ .Values.a.b }}` or `{{ .Release.Name }}` within a quoted text: a test renders it without Helm.
 */
export const formatYaml = (node: ManifestNode): string => `${formatLines(node).join('\n')}\n`;

/** One file of manifests. */
export const formatManifests = (manifests: ManifestNode[]): string => manifests.map(formatYaml).join('---\n');

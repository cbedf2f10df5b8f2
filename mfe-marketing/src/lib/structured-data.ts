import type { Legal } from '@datewright/contracts/marketing/get-legal';
import { currency, type Plan, plans } from '@datewright/contracts/plans';

const context = 'https://schema.org';

type StructuredData = Record<string, unknown>;

export const createFaqPage = (list: readonly { question: string; answer: string }[]): StructuredData => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Breadcrumbs from the home page to the current page. */
export const createBreadcrumbs = (trail: readonly { name: string; path: string }[]): StructuredData => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: path,
  })),
});

const createOffer = ({ name, slug, price }: Plan): StructuredData => ({
  '@type': 'Offer',
  name,
  price: price.toFixed(2),
  priceCurrency: currency,
  availability: 'https://schema.org/InStock',
  url: `/pricing?plan=${slug}`,
});

export const createProduct = (name: string, description: string): StructuredData => ({
  '@context': context,
  '@type': 'Product',
  name: `Datewright ${name}`.trim(),
  description,
  image: '/v1/marketing/pictures/og/page/home.png',
  brand: { '@type': 'Brand', name: 'Datewright' },
  offers: Object.values(plans).map(createOffer),
});

/** The organization behind the site: what the operator has not set is left out. */
export const createOrganization = ({ operator, accounts }: Pick<Legal, 'operator' | 'accounts'>): StructuredData => ({
  '@context': context,
  '@type': 'Organization',
  name: 'Datewright',
  url: '/',
  email: operator.email,
  ...(operator.name !== null && { legalName: operator.name }),
  ...(operator.address !== null && { address: operator.address }),
  ...(operator.taxNumber !== null && { taxID: operator.taxNumber }),
  ...(accounts.length > 0 && { sameAs: accounts.map(({ url }) => url) }),
});

import { currency, type Plan, plans } from '@datewright/contracts/plans';
import { supportEmail } from '@datewright/contracts/support-email';

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

export const organization: StructuredData = {
  '@context': context,
  '@type': 'Organization',
  name: 'Datewright',
  url: '/',
  email: supportEmail,
};

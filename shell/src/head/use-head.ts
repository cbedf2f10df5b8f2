import type { RouteCard } from '@datewright/contracts/registry/card';
import { usePageContext } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { useEffect } from 'react';
import { buildHead, type Head } from './build-head.ts';

/** Keeps the document head in sync with the open page, or with its card when the page sets no head. */
export function useHead(route: RouteCard | null): void {
  const { head } = usePageContext();
  const { pathname: path } = useLocation();
  const title = route?.title;
  useEffect(() => {
    if (title === undefined) return;
    const show = () => applyHead(buildHead(head.get(), { title, path, origin: location.origin }));
    show();
    return head.subscribe(show);
  }, [head, title, path]);
}

function applyHead({ title, tags }: Head): void {
  document.title = title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  const made = tags.map(({ name, attributes, text }) => {
    const element = document.createElement(name);
    element.toggleAttribute('data-head', true);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text ?? '';
    return element;
  });
  document.head.append(...made);
}

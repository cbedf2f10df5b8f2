import { createElement, useContext } from 'react';
import { type NavigateProps, Navigate as RouterNavigate, useHref } from 'react-router-dom';
import { HostContext } from './host/host-context.ts';

/** Leads to another page at once. Where the page is drawn as HTML, the whole answer is a redirect. */
export function Navigate(props: NavigateProps) {
  const page = useContext(HostContext)?.page;
  const address = useHref(props.to);
  if (page?.requestData) page.redirectTo.set(address);
  return createElement(RouterNavigate, props);
}

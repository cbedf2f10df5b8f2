const { createRequire } = require('node:module');

const requireAsJest = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireAsJest('jsdom/lib/jsdom/living/helpers/selectors.js');

/** The tag and one class that the last part of a selector names. */
function readLastPart(selector) {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  return { tag: /^[a-z][\w-]*/.exec(last)?.[0], className: /\.([\w-]+)/.exec(last)?.[1] };
}

/** The last parts of a list of selectors, without attributes and what stands in brackets. */
const readLastParts = (list) =>
  list
    .replace(/\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(',')
    .map(readLastPart);

const known = new Map();
const findLastParts = (list) => {
  if (!known.has(list)) known.set(list, readLastParts(list));
  return known.get(list);
};

// For the style of an element, jsdom tries the selector of every rule on it, which is a third of the time of a test. A look
// at the tag and the classes of the element rules most of them out.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, list) =>
  list !== undefined &&
  findLastParts(list).some(
    ({ tag, className }) =>
      (tag === undefined || element._localName === tag) &&
      (className === undefined || element.classList.contains(className)),
  ) &&
  matchesDontThrow(element, list);

// Only now, because jsdom keeps the function that it finds.
const { TestEnvironment } = require('jest-environment-jsdom');

/** A browser page without a browser, with what jsdom lacks of every browser. */
module.exports = class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, ReadableStream });
  }
};

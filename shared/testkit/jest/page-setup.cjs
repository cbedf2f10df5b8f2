const { format } = require('node:util');
const { configure } = require('@testing-library/react');

// Ends what hangs. Nothing is waited for so long, on a busy machine either.
configure({ asyncUtilTimeout: 30_000 });

// For its messages, React records the call stack of each element that is created, up to 10,000 a second: a tenth of the
// time of a test.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} });

// What jsdom has no layout for, and what it does not do yet.
// Chromium 156 answers with a promise, which an effect must not return.
Element.prototype.scrollIntoView = async () => {};
// Nothing has a size here, so nothing changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
};
window.CSS = { escape: (name) => name.replace(/[^\w-]/g, '\\$&') };
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// An error on the console that nobody expected is a failure that no assertion saw.
let complaints = [];
beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(format(...words)));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  console.error.mockRestore?.();
  if (complaints.length > 0) throw new Error(`The console said:\n${complaints.join('\n')}`);
});

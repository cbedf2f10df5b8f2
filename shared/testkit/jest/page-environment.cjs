const { TestEnvironment } = require('jest-environment-jsdom');

/** A browser page without a browser. jsdom lacks what the router asks of every browser. */
module.exports = class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder });
  }
};

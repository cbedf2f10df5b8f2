const { TestEnvironment } = require('jest-environment-jsdom');

/** A browser page without a browser, with what jsdom lacks of every browser. */
module.exports = class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, ReadableStream });
  }
};

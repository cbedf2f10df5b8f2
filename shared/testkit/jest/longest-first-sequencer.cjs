const { default: Sequencer } = require('@jest/test-sequencer');

/** Each of these runs the whole product for minutes: begun last, one of them would keep all others waiting. */
const long = /[\\/]shared[\\/](bench|attack|chaos|platform)[\\/]/;

module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => long.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};

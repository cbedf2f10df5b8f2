/** What server rendering needs in addition to the browser's exports, for the shell's server build only. */
export { StaticRouter } from 'react-router-dom';
export { ServerStyleSheet } from 'styled-components';

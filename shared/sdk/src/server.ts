/** What draws a page as HTML, besides what browsers have: for the shell's server build alone. */
export { StaticRouter } from 'react-router-dom';
export { ServerStyleSheet } from 'styled-components';

/** styled-components for remotes: one style sheet per page. */
export { css, keyframes, styled } from 'styled-components';

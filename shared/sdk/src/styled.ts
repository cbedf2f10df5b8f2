/** styled-components as remotes share it: one style sheet for the page. */
export { css, keyframes, styled } from 'styled-components';

export { longestSpan } from './listSpans';
export { listLineSpans, readLines } from './readLines';

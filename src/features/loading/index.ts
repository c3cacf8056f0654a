export { loadForRoute } from './loadForRoute';
export { reportRequest } from './reportRequest';

export {
  display,
  displayReducer,
  displaySelectors,
  getDefaultPrices,
  priceLanguages,
  themes,
} from './displaySlice';
export type { DisplayState, PriceLanguage, Theme } from './displaySlice';

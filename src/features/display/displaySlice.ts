import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { authSelectors, type AuthState } from '@/features/auth';

export const priceLanguages = ['with-iva', 'without-iva'] as const;
export type PriceLanguage = (typeof priceLanguages)[number];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface DisplayState {
  /** Whether prices include IVA; null until the user chooses. Until then the role decides. */
  prices: PriceLanguage | null;
  /** Theme; null until the user chooses. Until then the operating system decides. */
  theme: Theme | null;
}

const initialState: DisplayState = { prices: null, theme: null };

const slice = createSlice({
  name: 'display',
  initialState,
  reducers: {
    pricesChosen: (state, { payload }: PayloadAction<{ prices: PriceLanguage }>) => {
      state.prices = payload.prices;
    },
    themeChosen: (state, { payload }: PayloadAction<{ theme: Theme | null }>) => {
      state.theme = payload.theme;
    },
    changedElsewhere: (state, { payload }: PayloadAction<Partial<DisplayState>>) => {
      Object.assign(state, payload);
    },
  },
  selectors: {
    theme: (state) => state.theme,
  },
});

export const displayReducer = slice.reducer;
export const display = slice.actions;

/**
 * Returns the default for a role. Sellers see prices without IVA, because invoices and quotations show such prices. All
 * others see prices with IVA.
 */
export const getDefaultPrices = (isSeller: boolean): PriceLanguage => (isSeller ? 'without-iva' : 'with-iva');

export const displaySelectors = {
  ...slice.selectors,
  isWithIva: (state: { display: DisplayState; auth: AuthState }): boolean =>
    (state.display.prices ?? getDefaultPrices(authSelectors.isSeller(state))) === 'with-iva',
};

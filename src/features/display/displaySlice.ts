import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { authSelectors, type AuthState } from '@/features/auth';

export const priceLanguages = ['with-iva', 'without-iva'] as const;
export type PriceLanguage = (typeof priceLanguages)[number];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface DisplayState {
  /** Whether prices are shown with IVA; null before a choice, when the role decides. */
  prices: PriceLanguage | null;
  /** Chosen theme; null before a choice, when the system decides. */
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
 * Returns the default of a role. Sellers see prices without IVA, which invoices and quotations also show. All others
 * see prices with IVA.
 */
export const getDefaultPrices = (isSeller: boolean): PriceLanguage => (isSeller ? 'without-iva' : 'with-iva');

export const displaySelectors = {
  ...slice.selectors,
  isWithIva: (state: { display: DisplayState; auth: AuthState }): boolean =>
    (state.display.prices ?? getDefaultPrices(authSelectors.isSeller(state))) === 'with-iva',
};

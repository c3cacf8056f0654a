import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureCode } from '@/shared/failure';

export const languages = [
  { code: 'es', name: 'Español', direction: 'ltr', locale: 'es-EC' },
  { code: 'en', name: 'English', direction: 'ltr', locale: 'en-US' },
] as const;
export type LanguageCode = (typeof languages)[number]['code'];

export interface I18nState {
  /** The chosen language. Until its messages have loaded, the page shows the language in `shown`. Persisted. */
  language: LanguageCode;
  shown: LanguageCode | null;
  /** Languages whose messages have loaded. */
  received: LanguageCode[];
  status: 'waiting' | 'ready' | 'failed';
  currency: 'USD';
}

const initialState: I18nState = {
  language: 'es',
  shown: null,
  received: [],
  status: 'waiting',
  currency: 'USD',
};

const slice = createSlice({
  name: 'i18n',
  initialState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<{ language: LanguageCode }>) => {
      state.language = payload.language;
      state.status = 'waiting';
    },
    languageReady: (state, { payload }: PayloadAction<{ language: LanguageCode }>) => {
      if (!state.received.includes(payload.language)) state.received.push(payload.language);
      if (payload.language !== state.language) return;
      state.shown = payload.language;
      state.status = 'ready';
    },
    /**
     * The chosen language failed to load. `kept` is the language on the screen, which becomes the chosen language
     * again. At the start `kept` is null.
     */
    languageFailed: (
      state,
      {
        payload: { language, kept },
      }: PayloadAction<{ language: LanguageCode; kept: LanguageCode | null; code: FailureCode }>,
    ) => {
      if (language !== state.language) return;
      state.language = kept ?? language;
      state.status = kept ? 'ready' : 'failed';
    },
  },
  selectors: {
    /** The language on the screen, or the chosen language whose messages are still loading. */
    language: (state) => state.language,
    shownLanguage: (state) => state.shown,
  },
});

export const i18nReducer = slice.reducer;
export const i18n = slice.actions;
export const i18nSelectors = slice.selectors;

import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';

export type RequestStatus = 'idle' | 'asking' | 'ready' | 'failed';

export const useAppDispatch = useDispatch.withTypes<Dispatch<UnknownAction>>();

/**
 * Like `useSelector`, but the selector decides the type of the state. So a component can read a slice only with a
 * selector that the slice exports.
 */
export const useAppSelector = useSelector;

/** Returns the store. An event handler reads values from the store. Values for rendering come from a selector. */
export const useAppStore = <State>() => useStore<State, UnknownAction>();

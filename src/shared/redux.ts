import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

/** What has been asked for and may not be there yet. */
export type Asked = 'idle' | 'asking' | 'ready' | 'failed';

export const useAppDispatch = useDispatch.withTypes<Dispatch<UnknownAction>>();

/** The state is inferred from the selector: a component cannot read a slice it has no public selector of. */
export const useAppSelector = useSelector;

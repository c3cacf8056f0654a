import { customerChoice, customerList } from './customers';
import { sessionCheck } from './session';
import { signIn, signOut } from './signIn';

export const authSagas = { sessionCheck, signIn, signOut, customerList, customerChoice };

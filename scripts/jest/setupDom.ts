import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** jest compiles lazy chunks when they are first imported: on a busy machine that takes more than a second. */
configure({ asyncUtilTimeout: 4_000 });

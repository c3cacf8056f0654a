import css from './LoadingBar.module.css';

export const LoadingBar = () => <div className={css.bar} role="presentation" />;

import css from './LoadingBar.module.css';

export const LoadingBar = ({ active }: { active: boolean }) =>
  active ? <div className={css.bar} role="presentation" /> : null;

import { Component, type ReactNode } from 'react';

interface Props {
  /** Returns the fallback. `again` is a function that renders the children again. */
  instead: (again: () => void, error: unknown) => ReactNode;
  /** Reset key: the error is cleared when this value changes. */
  of?: string;
  /** Called once for each error. `again` is a function that renders the children again. */
  onBroken?: (error: unknown, again: () => void) => void;
  /** Called when the children are rendered again after an error. */
  onAgain?: () => void;
  children: ReactNode;
}
interface State {
  of: string | undefined;
  broken: { error: unknown } | null;
}

/** Error boundary. Catches errors while the children render, and while the code of the children loads. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, broken: null };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ broken: { error } });

  static getDerivedStateFromProps = ({ of }: Props, state: State): State | null =>
    of === state.of ? null : { of, broken: null };

  override componentDidCatch(error: unknown) {
    this.props.onBroken?.(error, this.again);
  }

  again = () => {
    if (this.state.broken) this.setState({ broken: null }, this.props.onAgain);
  };

  override render() {
    const { instead, children } = this.props;
    const { broken } = this.state;
    return broken ? instead(this.again, broken.error) : children;
  }
}

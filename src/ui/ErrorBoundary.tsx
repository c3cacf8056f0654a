import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands there instead when the children could not be drawn; `again` draws them anew. */
  instead: (again: () => void, error: unknown) => ReactNode;
  /** What the children are of: with another one, what broke before is forgotten. */
  of?: string;
  /** Told once what broke. */
  onBroken?: (error: unknown) => void;
  children: ReactNode;
}
interface State {
  of: string | undefined;
  broken: { error: unknown } | null;
}

/** What goes wrong while its children are drawn, or while their code comes, stays inside. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, broken: null };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ broken: { error } });

  static getDerivedStateFromProps = ({ of }: Props, state: State): State | null =>
    of === state.of ? null : { of, broken: null };

  override componentDidCatch(error: unknown) {
    this.props.onBroken?.(error);
  }

  override render() {
    const { instead, children } = this.props;
    const { broken } = this.state;
    return broken ? instead(() => this.setState({ broken: null }), broken.error) : children;
  }
}

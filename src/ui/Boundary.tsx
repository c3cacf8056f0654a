import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands there instead when the children could not be drawn; `again` draws them anew. */
  instead: (again: () => void) => ReactNode;
  children: ReactNode;
}

/** What goes wrong while its children are drawn, or while their code comes, stays inside. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override render() {
    const { instead, children } = this.props;
    return this.state.isBroken ? instead(() => this.setState({ isBroken: false })) : children;
  }
}

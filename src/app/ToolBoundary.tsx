import { Component, type ReactNode } from 'react';

interface ToolBoundaryProps {
  /** A new key (the page's path) clears the error, so that navigation leaves the failed page. */
  readonly resetKey: string;
  readonly renderError: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ToolBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string;
}

/** Contains the failure of a tool: the shell and the other tools keep working. */
export class ToolBoundary extends Component<ToolBoundaryProps, ToolBoundaryState> {
  override state: ToolBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ToolBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: ToolBoundaryProps,
    state: ToolBoundaryState,
  ): Partial<ToolBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.renderError(failure.error, () => this.setState({ failure: null }));
  }
}

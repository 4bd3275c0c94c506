import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface Props {
  fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Shows the fallback in place of children that throw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    return this.state.failure ? <Fallback error={this.state.failure.error} /> : children;
  }
}

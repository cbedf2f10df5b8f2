import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  onError: (error: unknown) => void;
  /** Changing this value clears the error and renders the children again. */
  resetOn: string;
  children: ReactNode;
}

/** Confines a rendering error to its own part of the page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetOn !== this.props.resetOn) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

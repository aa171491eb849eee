import { Component, Suspense, type ReactNode } from 'react';
import { isMissingCode } from './page-code.ts';

/** A part that arrives later and that the page can do without: if its code does not come, the page stays as it is. */
interface OptionalPartProps {
  children: ReactNode;
  /** Where somebody asked for the part and should hear that it does not come. */
  onMissing?: () => void;
}

export class OptionalPart extends Component<OptionalPartProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onMissing?.();
  }

  override render() {
    const { error } = this.state;
    if (error !== undefined && !isMissingCode(error)) throw error;
    return error === undefined && <Suspense>{this.props.children}</Suspense>;
  }
}

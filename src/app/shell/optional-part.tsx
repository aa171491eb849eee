import { Component, Suspense, type ReactNode } from 'react';
import { isMissingCode } from './page-code.ts';

/** A part that arrives later and that the page can do without: if its code does not come, the page stays as it is. */
export class OptionalPart extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error !== undefined && !isMissingCode(error)) throw error;
    return error === undefined && <Suspense>{this.props.children}</Suspense>;
  }
}

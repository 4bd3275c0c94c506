import type { ComponentType, MouseEventHandler, Ref } from 'react';
import { useLinkHandlers } from '../router/useLinkHandlers.ts';

interface PrerenderedProps {
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
  'data-field'?: string;
  onClickCapture?: MouseEventHandler;
  /** Draws what is in the element; undefined where a document holds it already. */
  content: ComponentType | undefined;
}

/**
 * A part of the page that never changes, so that its document hydrates without its code: React leaves alone what
 * stands in an element whose text it is told not to compare. Its links work as if React had made them.
 */
export function Prerendered({ content: Content, ...rest }: PrerenderedProps) {
  return (
    <div {...rest} {...useLinkHandlers()} data-part="" suppressHydrationWarning>
      {Content ? <Content /> : ''}
    </div>
  );
}

import { useContext, useLayoutEffect, useRef } from 'react';
import type { MouseEventHandler, RefObject } from 'react';
import { useLinkHandlers } from '../router/useLinkHandlers.ts';
import { PartsContext } from './parts.ts';

interface PrerenderedProps {
  part: string;
  ref?: RefObject<HTMLDivElement | null>;
  className?: string | undefined;
  'data-field'?: string;
  onClickCapture?: MouseEventHandler;
}

/**
 * A part of the page that never changes: only the build has its code. React leaves alone what stands in an element
 * whose text it is told not to compare. Its links work as if React had made them.
 */
export function Prerendered({ part, ref, ...rest }: PrerenderedProps) {
  const own = useRef<HTMLDivElement>(null);
  const element = ref ?? own;
  const { [part]: Content } = useContext(PartsContext);
  // Before the effects of the components around it, which look for what is in here.
  useLayoutEffect(() => {
    if (Content && 'take' in Content) element.current?.replaceChildren(...Content.take().childNodes);
  }, [Content, element]);
  return (
    <div {...rest} {...useLinkHandlers()} ref={element} data-part={part} suppressHydrationWarning>
      {typeof Content === 'function' ? <Content /> : ''}
    </div>
  );
}

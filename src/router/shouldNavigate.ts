type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link is ours to handle: a plain left click that asks for this tab and nothing to download. */
export function shouldNavigate(click: Click, anchor: HTMLAnchorElement): boolean {
  const plain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
  const target = anchor.target.toLowerCase();
  return (
    plain &&
    !click.defaultPrevented &&
    (target === '' || target === '_self') &&
    !anchor.hasAttribute('download') &&
    anchor.origin === location.origin
  );
}
